"""Writes public/ground.svg: everything on the sheet that never changes.

It is shown as a picture, so it has neither scripts nor style sheets nor fonts: lettering is drawn as outlines.
"""
import math
import random

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from shapely.geometry import LineString, box
from shapely.ops import substring

import grain
from land import H, REGIONS, W, all_land, arcs, coast, islands, outland, poly
from lines import NX, NY, outline, path, short
from terrain import GLYPHS, on_field, rivers, scatter
from written import HERE, num

INK = '#2a1f17'
NEAT = box(13, 39, W - 13, H - 13)
# Earths of low chroma, so that no wash can be taken for a Power.
TINTS = dict(zip(REGIONS, ('#a9805a', '#8c8a70', '#b79a4c', '#a2673c', '#b79a4c', '#a2673c', '#8c8a70', '#b0855c', '#94734e')))


def line_parts(shape):
    parts = shape.geoms if hasattr(shape, 'geoms') else [shape]
    return [part for part in parts if part.geom_type == 'LineString']


def sheet():
    """The deckled edge of the vellum."""
    rng, points = random.Random(5), []

    def edge(x0, y0, x1, y1, n):
        for i in range(n):
            t = i / n
            points.append((x0 + (x1 - x0) * t + rng.uniform(-1.1, 1.1) + 1.3 * math.sin(i * .37),
                           y0 + (y1 - y0) * t + rng.uniform(-1.1, 1.1) + 1.3 * math.sin(i * .29 + 2)))

    edge(3, 3, W - 3, 3, 170)
    edge(W - 3, 3, W - 3, H - 3, 110)
    edge(W - 3, H - 3, 3, H - 3, 170)
    edge(3, H - 3, 3, 3, 110)
    return path(points + [points[0]], True, .1)


def rhumb_lines(cx=106, cy=128):
    ends = (math.pi * k / 16 for k in range(32))
    lines = (f'M{cx} {cy}L{num(cx + 1200 * math.cos(a))} {num(cy + 1200 * math.sin(a))}' for a in ends)
    return f'<path d="{"".join(lines)}" stroke="#4a3b28" stroke-width=".5" opacity=".16"/>'


def water_lining():
    """Offsets of the land, further apart and fainter as they leave it, the outer ones broken."""
    out = ''
    for i, distance in enumerate([2.2, 4.8, 7.8, 11.4, 15.8, 21.2, 27.8]):
        offset = all_land.buffer(distance, quad_segs=6).simplify(.35)
        rng, d = random.Random(50 + i), ''
        for part in (offset.geoms if hasattr(offset, 'geoms') else [offset]):
            for ring in [part.exterior, *part.interiors]:
                wobbled = LineString([(x + .8 * NX(x / 14 + i * 7, y / 14), y + .8 * NY(x / 14, y / 14 + i * 7))
                                      for x, y in ring.coords]).intersection(NEAT)
                for line in line_parts(wobbled):
                    if line.length > 6:
                        d += broken(line, i, rng)
        out += f'<path d="{d}" stroke-width="{.95 - .09 * i:.2f}" opacity="{.86 - .105 * i:.2f}"/>'
    return f'<g stroke="#45493c" stroke-linecap="round">{out}</g>'


def broken(line, i, rng):
    d, t = '', 0
    while t < line.length:
        run, gap = rng.uniform(60, 240) / (1 + i * .35), rng.uniform(.5, 3 + i * 2.4)
        piece = substring(line, t, min(line.length, t + run))
        if piece.geom_type == 'LineString' and piece.length > 2:
            d += path(piece.coords, tolerance=.5 + .08 * i)
        t += run + gap
    return d


def shore():
    """Short level strokes that stand on the coast, longer to the east: the engraver's shade."""
    rng, d, y = random.Random(9), '', 42.0
    while y < H - 14:
        for line in line_parts(LineString([(13, y), (W - 13, y)]).difference(all_land)):
            x0, x1 = line.coords[0][0], line.coords[-1][0]
            for x, way in ((x0, 1), (x1, -1)):
                if 13.5 < x < W - 13.5:
                    length = min(rng.uniform(4.5, 8.5) if way > 0 else rng.uniform(2, 4.2), abs(x1 - x0) / 2.2)
                    if length > 1:
                        d += f'M{num(x)} {num(y)}h{num(way * length)}'
        y += 1.9
    return f'<path d="{d}" stroke="#33291e" stroke-width=".5" opacity=".55"/>'


def washes():
    out = ''
    for region in REGIONS:
        strokes = ''.join(f'<use href="#{region}" stroke-width="{w}" opacity="{o}"/>' for w, o in ((26, .16), (15, .22), (6.5, .34)))
        out += f'<g clip-path="url(#in-{region})" stroke="{TINTS[region]}">{strokes}</g>'
    return out


STYLES = {'f': 'fill="#efe4c9"', 'l': 'stroke="#33271c" stroke-width=".95" stroke-linejoin="round"',
          'h': 'stroke="#33271c" stroke-width=".55" stroke-linecap="round"',
          't': 'fill="#e4d8b2" stroke="#33271c" stroke-width=".55"'}


def glyphs():
    out = ''
    for kind, drawings in GLYPHS.items():
        for i, drawing in enumerate(drawings):
            for name, style in STYLES.items():
                drawing = drawing.replace(f'class="{name}"', style)
            out += f'<g id="{kind}{i}">{drawing}</g>'
    return out


def standing():
    out = ''
    for kind, x, y, s, which in scatter():
        faint = ' opacity=".4"' if on_field(x, y) else ''
        glyph = f'{kind}{which % len(GLYPHS[kind])}'
        out += f'<use href="#{glyph}" transform="translate({x:.0f} {y:.0f})scale({short(s)})"{faint}/>'
    return f'<g opacity=".85">{out}</g>'


def borders():
    march = ''.join(path(arc['pts']) for arc in arcs if not {'sea', 'outland'} & set(arc['between']))
    wall = ''.join(path(arc['pts']) for arc in arcs if 'outland' in arc['between'] and 'sea' not in arc['between'])
    isles = ''.join(outline(one) for one in islands)
    return (f'<path d="{march}" stroke="{INK}" stroke-width="1.25" stroke-dasharray="6 2.2 1 2.2"/>'
            f'<path d="{wall}" stroke="{INK}" stroke-width=".7" opacity=".6"/>'
            f'<use href="#coast" stroke="{INK}" stroke-width="1.35" stroke-linejoin="round"/>'
            f'<path d="{isles}" stroke="{INK}" stroke-width=".9"/>')


def compass(cx, cy, r):
    ink = 'stroke="#3b2f22"'
    ticks = ''
    for k in range(64):
        a, r1 = math.pi * k / 32, r - 2.5
        r0 = r1 - (4 if k % 4 == 0 else 2)
        ticks += f'M{num(r0 * math.cos(a))} {num(r0 * math.sin(a))}L{num(r1 * math.cos(a))} {num(r1 * math.sin(a))}'
    light = dark = ''
    for turn, count, length, width in ((math.pi / 8, 8, .6, .17), (math.pi / 4, 4, .74, .2), (0, 4, 1.02, .22)):
        for k in range(count):
            a, tip, b = turn + 2 * math.pi * k / count, r * length, r * length * width
            end = f'L{num(tip * math.cos(a))} {num(tip * math.sin(a))}Z'
            light += f'M0 0L{num(b * math.cos(a - math.pi / 4))} {num(b * math.sin(a - math.pi / 4))}{end}'
            dark += f'M0 0L{num(b * math.cos(a + math.pi / 4))} {num(b * math.sin(a + math.pi / 4))}{end}'
    north = f'M0 {-r - 4}L-4 {-r - 9}C-4 {-r - 13} 0 {-r - 12} 0 {-r - 17}C0 {-r - 12} 4 {-r - 13} 4 {-r - 9}Z'
    return (f'<g transform="translate({cx} {cy})" {ink} stroke-width=".5"><circle r="{r}" fill="#efe4c9" fill-opacity=".5" stroke-width=".9"/>'
            f'<circle r="{r - 2.5}" stroke-width=".45"/><circle r="{num(r * .72)}" stroke-width=".45"/><path d="{ticks}" stroke-width=".45"/>'
            f'<path d="{light}" fill="#f6eeda"/><path d="{dark}" fill="#4a3826"/><circle r="3" fill="#f6eeda"/>'
            f'<path d="{north}" fill="#7a1712" stroke="none"/></g>')


PAPER = 'fill="#efe4c9"'
SHIP = (f'<path {PAPER} d="M-17 0C-15 6 -10 9 -3 9H8C13 9 17 5 19 -1L12 1H-9Z"/>'
        '<path d="M-17 0L-20 -4L-12 -2M19 -1L22 -5L14 -3M-13 4H15M-10 7H12M0 1V-24M-10 0V-14M11 0V-16"/>'
        f'<path {PAPER} d="M-7 -20C-2 -17 4 -17 8 -20C6 -13 6 -8 8 -4C3 -6 -3 -6 -7 -4C-5 -9 -5 -14 -7 -20Z"/>'
        f'<path {PAPER} d="M-14 -12C-12 -11 -9 -11 -6 -12C-8 -9 -8 -6 -6 -4C-9 -5 -12 -5 -14 -4ZM8 -14C11 -13 14 -13 16 -14C15 -10 15 -7 16 -4C13 -5 10 -5 8 -4Z"/>'
        '<path fill="#7a1712" d="M0 -24L9 -27L0 -29Z"/><path stroke-width=".6" d="M-5 -16C-2 -14 3 -14 6 -16M-5 -11C-2 -9 3 -9 6 -11"/>'
        '<path d="M-26 11C-22 8 -18 13 -14 10C-10 8 -6 13 -2 11C2 9 6 13 10 11C14 9 18 13 23 10"/>')
SERPENT = (f'<path {PAPER} d="M-24 4C-22 -10 -10 -10 -9 2M-5 4C-4 -7 6 -7 7 3M11 4C12 -4 19 -4 20 4"/>'
           f'<path {PAPER} d="M-24 4C-26 -4 -32 -10 -30 -17C-28 -23 -20 -23 -19 -18L-14 -16L-20 -14C-24 -13 -22 -8 -19 -4"/>'
           '<path d="M-26 -18h1M-30 -20L-34 -24M-28 -22L-30 -27M24 3L31 -2L29 4L33 7Z"/>'
           '<path d="M-36 6C-30 3 -26 8 -20 6C-12 3 -6 8 0 6C8 3 14 8 20 6C26 4 30 8 36 6"/>')


def bezier(p0, p1, p2, p3, n=60):
    return LineString([tuple((1 - t)**3 * a + 3 * (1 - t)**2 * t * b + 3 * (1 - t) * t * t * c + t**3 * d
                             for a, b, c, d in zip(p0, p1, p2, p3)) for t in (i / n for i in range(n + 1))])


class Lettering:
    """Words as outlines along a line."""

    def __init__(self):
        self.font = TTFont(HERE.parent / 'public/fonts/alegreya-500-italic.woff2')
        self.glyphs, self.cmap = self.font.getGlyphSet(), self.font.getBestCmap()

    def along(self, words, line, size, tracking):
        scale = size / self.font['head'].unitsPerEm
        names = [self.cmap[ord(letter)] for letter in words]
        steps = [self.glyphs[name].width * scale + tracking * size for name in names]
        at, d = (line.length - sum(steps)) / 2, ''
        for name, step in zip(names, steps):
            middle = line.interpolate(at + step / 2)
            a, b = line.interpolate(at + step / 2 - 1), line.interpolate(at + step / 2 + 1)
            turn = math.atan2(b.y - a.y, b.x - a.x)
            c, s, w = math.cos(turn), math.sin(turn), self.glyphs[name].width * scale / 2
            pen = SVGPathPen(self.glyphs, ntos=num)
            # The font's own y axis points up.
            move = (scale * c, scale * s, scale * s, -scale * c, middle.x - w * c, middle.y - w * s)
            self.glyphs[name].draw(TransformPen(pen, move))
            d += pen.getCommands()
            at += step
        return d


def lettering():
    write = Lettering().along
    sea = write('Mare Frigidum', bezier((236, 258), (290, 232), (372, 228), (440, 256)), 17, .16)
    old = write('Orbis Vetus', LineString([(46, 206), (166, 206)]), 14, .1)
    far = write('Montes Ultimi', bezier((792, 448), (830, 428), (880, 404), (918, 372)), 13, .22)
    return (f'<path d="{sea}{old}" fill="#4b4a3a"/><path d="{far}" stroke="#e0d0a8" stroke-width="3.5" stroke-linejoin="round"/>'
            f'<path d="{far}" fill="#33271c"/>')


def ornaments():
    drawn = 'stroke="#3b2f22" stroke-width=".95" stroke-linejoin="round" stroke-linecap="round"'
    return (lettering() + compass(106, 128, 44) + f'<g transform="translate(498 268) scale(.8)" {drawn}>{SHIP}</g>'
            f'<g transform="translate(150 244) scale(.66)" {drawn}>{SERPENT}</g>')


def gradient(name, radius, *stops):
    inner = ''.join(f'<stop offset="{o}" stop-color="{c}"' + (f' stop-opacity="{a}"' if a is not None else '') + '/>' for o, c, a in stops)
    return f'<radialGradient id="{name}" cx=".46" cy=".5" r="{radius}">{inner}</radialGradient>'


def definitions():
    out = gradient('light', .72, (0, '#f8f1df', None), (.62, '#f0e5ca', None), (.9, '#dfcca2', None), (1, '#bfa06c', None))
    out += gradient('dusk', .74, (.6, '#7a5426', 0), (.88, '#6b4a20', .14), (1, '#4a2c10', .44))
    out += f'<path id="sheet" d="{sheet()}"/><path id="coast" d="{outline(coast, .32)}"/>'
    for region in REGIONS:
        out += f'<path id="{region}" d="{outline(poly[region], .4)}"/><clipPath id="in-{region}"><use href="#{region}"/></clipPath>'
    out += f'<clipPath id="neat"><path d="M13 39H{W - 13}V{H - 13}H13z"/></clipPath>'
    out += (f'<pattern id="tile" width="200" height="200" patternUnits="userSpaceOnUse"><image href="{grain.as_data()}" width="200" height="200"/></pattern>'
            f'<mask id="grain"><path d="M0 0H{W}V{H}H0z" fill="url(#tile)"/></mask>')
    return f'<defs>{out}{glyphs()}</defs>'


def ground():
    isles = ''.join(outline(one) for one in islands)
    sea = f'<path d="M13 39H{W - 13}V{H - 13}H13z" fill="#b9bfa6" opacity=".38"/>'
    land = (f'<use href="#coast" fill="#f8f1e0"/><path d="{isles}" fill="#f8f1e0"/>'
            f'<path d="{outline(outland)}" fill="#dccba4" opacity=".8"/>')
    streams = ''.join(f'<path d="{d}" stroke-width="{.55 + .4 * weight:.2f}"/>' for weight, d in rivers())
    streams = f'<g stroke="#5e6b66" stroke-linecap="round" opacity=".75">{streams}</g>'
    frame = (f'<path d="M13 39H{W - 13}V{H - 13}H13z" stroke="{INK}" stroke-width=".7"/>'
             f'<path d="M10.5 36.5H{W - 10.5}V{H - 10.5}H10.5z" stroke="{INK}" stroke-width="1.6"/>')
    inside = sea + rhumb_lines() + water_lining() + shore() + land + washes() + streams + borders() + standing() + ornaments()
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H}" width="{W}" height="{H}" fill="none">{definitions()}'
            f'<use href="#sheet" fill="url(#light)"/><g clip-path="url(#neat)">{inside}</g>{frame}'
            f'<use href="#sheet" fill="url(#dusk)"/><use href="#sheet" fill="#4f3413" opacity=".2" mask="url(#grain)"/></svg>\n')


if __name__ == '__main__':
    (HERE.parent / 'public/ground.svg').write_text(ground())
