"""Writes src/board/land.json, the shapes of the regions with the wells of their stains, and src/board/ruin.json, how
each of them burns.

A region has twelve wells, as even over it as they can be. One corruption token fills one of them with a blot, whose
outline the client draws by itself from the well's place and size.
"""
import json
import math
import random

import numpy as np
from shapely.geometry import Point

from ground import TINTS
from land import REGIONS, poly
from lines import Noise, closed, largest, outline, path
from written import HERE
from terrain import LAYOUT


def seed_of(region):
    return sum(map(ord, region))


def wells(region):
    """Twelve places by Lloyd's method, with the radius of a blot."""
    shape, rng = poly[region], random.Random(seed_of(region))
    x0, y0, x1, y1 = shape.bounds
    inside, points = shape.buffer(-6), []
    while len(points) < 900:
        point = Point(rng.uniform(x0, x1), rng.uniform(y0, y1))
        if inside.contains(point):
            points.append((point.x, point.y))
    points = np.array(points)
    middles = points[rng.sample(range(900), 12)]
    for _ in range(40):
        nearest = np.argmin(((points[:, None] - middles[None]) ** 2).sum(2), 1)
        middles = np.array([points[nearest == i].mean(0) if (nearest == i).any() else middles[i] for i in range(12)])
    radius = math.sqrt(shape.area / 12 / math.pi)
    return [[round(float(x), 1), round(float(y), 1), round(radius * rng.uniform(1.25, 1.62), 1)] for x, y in middles]


def cracks(region):
    """Lightning from the border inwards."""
    shape, rng, out = poly[region], random.Random(77 + seed_of(region)), []
    inside = shape.buffer(-3)

    def walk(x, y, angle, length):
        points = [(x, y)]
        while length > 0:
            step = rng.uniform(3, 8)
            angle += rng.gauss(0, .45)
            x, y = x + step * math.cos(angle), y + step * math.sin(angle) * .8
            if not inside.contains(Point(x, y)):
                break
            points.append((x, y))
            length -= step
            if rng.random() < .16:
                walk(x, y, angle + rng.choice((-1, 1)) * rng.uniform(.5, 1.2), length * .5)
        if len(points) > 2:
            out.append(path(points, tolerance=.2))

    middle = shape.representative_point()
    for _ in range(9):
        edge = shape.exterior.interpolate(rng.random(), normalized=True)
        angle = math.atan2(middle.y - edge.y, middle.x - edge.x) + rng.uniform(-.5, .5)
        walk(edge.x + 4 * math.cos(angle), edge.y + 4 * math.sin(angle), angle, rng.uniform(40, 120))
    return ''.join(out)


def nibbled(region, inwards, step, big, small, uneven):
    """The outline of the region, burnt away to some depth."""
    noise = Noise(seed_of(region))
    ring = largest(poly[region].buffer(-inwards)).exterior
    n, points = int(ring.length / step), []
    (wide, high), (narrow, low) = big, small
    for i in range(n):
        p = ring.interpolate(i / n, normalized=True)
        k = 1 + uneven * noise(p.x / 40, p.y / 40 + 70)
        points.append((p.x + k * (high * noise(p.x / wide, p.y / wide) + low * noise(p.x / narrow + 9, p.y / narrow)),
                       p.y + k * (high * noise(p.x / wide + 40, p.y / wide) + low * noise(p.x / narrow, p.y / narrow + 9))))
    return closed(points, .35)


def land():
    out = {}
    for region in REGIONS:
        box = [math.floor(poly[region].bounds[0]), math.floor(poly[region].bounds[1]),
               math.ceil(poly[region].bounds[2]), math.ceil(poly[region].bounds[3])]
        out[region] = dict(d=outline(poly[region], .4), box=box, tint=TINTS[region], wells=wells(region), **LAYOUT[region])
    return out


def ruin():
    return {region: dict(cracks=cracks(region), core=nibbled(region, 5, 2.4, (9, 5), (3.5, 2.2), 0),
                         edge=nibbled(region, 9, 2.2, (12, 8), (4.5, 3), .8)) for region in REGIONS}


def write(name, data):
    lines = ',\n'.join(f'"{region}":{json.dumps(it, separators=(",", ":"))}' for region, it in data.items())
    (HERE.parent / 'src/board' / name).write_text('{\n' + lines + '\n}\n')


if __name__ == '__main__':
    write('land.json', land())
    write('ruin.json', ruin())
