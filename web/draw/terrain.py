"""Mountains, trees and hills: a few glyphs drawn by number, and where on the land each of them stands."""
import json
import math
import random

from shapely.geometry import LineString, Point, box
from shapely.ops import unary_union

from land import mainland, outland, poly
from lines import closed, path, rough
from written import HERE, num

LAYOUT = json.loads((HERE / 'layout.json').read_text())


def mountain(seed, w=30, h=26):
    rng = random.Random(seed)
    peak = rng.uniform(-.12, .06) * w

    def slope(x0, y0, x1, y1, n, jitter, bow):
        points = []
        for i in range(n + 1):
            t = i / n
            k = jitter * math.sin(math.pi * t)
            points.append((x0 + (x1 - x0) * t + rng.uniform(-k, k), y0 + (y1 - y0) * t**bow + rng.uniform(-k, k)))
        points[0], points[-1] = (x0, y0), (x1, y1)
        return points

    left = slope(-w / 2, 0, peak, -h, 7, 1.5, 1.25)
    right = slope(w / 2, 0, peak, -h, 7, 1.5, 1.25)[::-1]
    ridge = slope(peak, -h, peak + w * rng.uniform(.02, .14), -h * rng.uniform(.05, .2), 6, 2.2, .9)
    ink = path(ridge, tolerance=.1)
    ridge, east, west = LineString(ridge), LineString(right), LineString(left)
    strokes = int(h / 1.75)
    for i in range(strokes):  # the shaded side
        t = (i + .5) / strokes
        a = ridge.interpolate(t * .95, normalized=True)
        b = east.interpolate(min(1, t * .92 + .12), normalized=True)
        k = rng.uniform(.55, .95) * (1 - .25 * t)
        ink += f'M{num(a.x)} {num(a.y)}l{num((b.x - a.x) * k)} {num((b.y - a.y) * k + 1.2)}'
    for _ in range(rng.choice((2, 3, 3))):  # a few strokes of form on the lit one
        a = west.interpolate(rng.uniform(.35, .85), normalized=True)
        dx, dy = rng.uniform(1.5, 3.5), rng.uniform(4, 8)
        ink += f'M{num(a.x + dx)} {num(a.y + 1.5)}l{num(-dx * .35)} {num(min(dy, -a.y - 2))}'
    line = path(left + right[1:], tolerance=.1)
    return f'<path class="f" d="{line}z"/><path class="l" d="{line}"/><path class="h" d="{ink}"/>'


def pine(seed):
    rng = random.Random(seed)
    h, w = rng.uniform(9, 11.5), rng.uniform(4.2, 5.2)
    right = []
    for i in range(4):
        t = (i + 1) / 4
        right.append((w / 2 * t + rng.uniform(-.2, .3), -h * (1 - t) - .2))
        right.append((w / 2 * t - 1.0, -h * (1 - t) - .6))
    right = right[:-1]
    points = [(0, -h), *right, *[(-x, y) for x, y in right][::-1]]
    shade = ''.join(f'M.2 {num(-h * (1 - t) - .6)}l{num(w / 2 * t * .75)} .5' for t in (.35, .55, .75, .93))
    return f'<path class="h" d="M0 0v1.4"/><path class="t" d="{closed(points, .01)}"/><path class="h" d="{shade}"/>'


def tree(seed):
    rng = random.Random(seed)
    r, lobes, phase = rng.uniform(3.2, 4.1), rng.choice((5, 6)), rng.uniform(0, 6)
    points = []
    for i in range(26):
        t = 2 * math.pi * i / 26
        k = r * (1 + .12 * abs(math.sin(lobes * t / 2 + phase)) - .05)
        points.append((k * math.cos(t), -r - 1.4 + k * .92 * math.sin(t)))
    shade = ''.join(
        f'M{num(r * .2 * q)} {num(-r - 1.4 + r * (q * .28 - .1))}'
        f'q{num(r * .35)} {num(r * .28)} {num(r * .62 - q * .3)} {num(-r * .1)}' for q in (-.4, .6, 1.6, 2.5))
    return ('<path class="h" d="M-.5 -1.3v2M.5 -1.3v2"/>'
            f'<path class="t" d="{closed(points, .05)}"/><path class="h" d="{shade}"/>')


def hill(seed):
    rng = random.Random(seed)
    w, h = rng.uniform(11, 15), rng.uniform(4, 5.6)
    line = (f'M{num(-w / 2)} 0q{num(w * .22)} {num(-h * 1.7)} {num(w * .5)} {num(-h)}'
            f'q{num(w * .3)} {num(h * .35)} {num(w * .5)} {num(h)}')
    hatch = ''.join(f'M{num(w * (.08 + .085 * i))} {num(-h * (.92 - .16 * i))}l1.2 {num(2.2 - .1 * i)}' for i in range(5))
    return f'<path class="f" d="{line}z"/><path class="h" d="{line}{hatch}"/>'


GLYPHS = {'m': [mountain(seed) for seed in range(1, 13)], 'p': [pine(seed) for seed in range(1, 5)],
          't': [tree(seed) for seed in range(1, 6)], 'h': [hill(seed) for seed in range(1, 5)]}


def kept_clear():
    """Where names are lettered: nothing stands there. Where cards lie and figures stand: nothing high does."""
    plates, fields = [], []
    for place in LAYOUT.values():
        x, y = place['head']
        plates += [box(x - 2, y, x + 170, y + 40)]
        x, y, w = place['slips']
        fields += [box(x - 2, y - 2, x + 2 * w + 6, y + 33)]
        x, y, w = place['tokens']
        plates += [box(x - 2, y - 2, x + w + 2, y + 22)]
        x, y, w = place['field'][:3]
        fields += [box(x - 2, y - 44, x + w + 2, y + 3)]
    return unary_union(plates), unary_union(fields)


PLATES, FIELDS = kept_clear()
INSIDE = {region: shape.buffer(-5) for region, shape in poly.items()}
INSIDE['outland'] = outland.buffer(3)


def along(kind, where, points, count, small, large, spread, seed):
    """Glyphs along a line, as a range of mountains."""
    rng, line, inside = random.Random(seed), LineString(points), INSIDE.get(where)
    free = where in (None, 'outland')
    for i in range(count):
        p = line.interpolate((i + rng.uniform(.2, .8)) / count, normalized=True)
        x, y = p.x + rng.gauss(0, spread), p.y + rng.gauss(0, spread * .75)
        s, which = rng.uniform(small, large), rng.randrange(12)
        foot = box(x - 13 * s, y - 22 * s, x + 13 * s, y + 1) if kind == 'm' else box(x - 3, y - 8 * s, x + 3, y + 1)
        if inside is not None and not inside.contains(box(x - 6 * s, y - 3, x + 6 * s, y + 2)):
            continue
        if not free and (foot.intersects(PLATES) or kind == 'm' and foot.intersects(FIELDS)):
            continue
        yield kind, x, y, s, which


def wood(kind, where, cx, cy, rx, ry, count, small, large, seed):
    """Trees in an ellipse, none on another's foot."""
    rng, inside, feet = random.Random(seed), INSIDE[where], []
    for _ in range(count * 30):
        if len(feet) >= count:
            break
        angle, k = rng.uniform(0, 6.283), math.sqrt(rng.random())
        x, y = cx + rx * k * math.cos(angle), cy + ry * k * math.sin(angle)
        if any(abs(x - u) < 4.6 and abs(y - v) < 2.6 for u, v in feet):
            continue
        if not inside.contains(box(x - 4, y - 3, x + 4, y + 2)) or box(x - 3, y - 8, x + 3, y + 1).intersects(PLATES):
            continue
        feet.append((x, y))
        yield kind, x, y, rng.uniform(small, large), rng.randrange(12)


def scatter():
    """All that stands on the land, from back to front."""
    all_of_it = []
    for rule, *how in json.loads((HERE / 'scatter.json').read_text()):
        all_of_it += {'along': along, 'wood': wood}[rule](*how)
    return sorted(all_of_it, key=lambda one: one[2])


def on_field(x, y):
    """Whether figures will stand or cards lie there, so that it is drawn faintly."""
    return FIELDS.buffer(3).contains(Point(x, y))


RIVERS = [
    [(842, 318), (800, 300), (740, 310), (690, 296), (640, 300), (600, 292), (560, 300)],
    [(760, 402), (700, 412), (640, 400), (580, 408), (520, 392), (486, 362), (480, 318)],
    [(420, 410), (376, 404), (330, 420), (280, 404), (220, 416), (160, 400), (104, 404)],
    [(330, 488), (352, 530), (380, 556), (400, 600), (410, 632)],
    [(640, 466), (610, 500), (590, 540), (596, 570), (582, 606)],
    [(880, 480), (840, 520), (826, 560), (846, 600), (850, 634)],
    [(880, 110), (820, 130), (760, 126), (700, 146), (640, 146), (598, 190)]]


def rivers():
    """Each river in three weights, from source to mouth."""
    for points in RIVERS:
        line = LineString(rough(points, [(26, 7), (11, 4), (5, 1.4)])).intersection(mainland)
        line = list((max(line.geoms, key=lambda g: g.length) if hasattr(line, 'geoms') else line).coords)
        third = len(line) // 3
        parts = line[:third + 1], line[third:2 * third + 1], line[2 * third:]
        for weight, part in enumerate(parts):
            yield weight, path(part, tolerance=.3)
