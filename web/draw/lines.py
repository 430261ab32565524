"""Lines that look drawn by hand: noise, splines, and how they are written down as SVG paths."""
import math

import numpy as np
from shapely.geometry import LineString

from written import num


class Noise:
    """Perlin noise, about -1 to 1."""

    def __init__(self, seed):
        angles = np.random.RandomState(seed).rand(256, 256) * 2 * np.pi
        self.gx, self.gy = np.cos(angles), np.sin(angles)

    def __call__(self, x, y):
        x0, y0 = math.floor(x), math.floor(y)
        fx, fy = x - x0, y - y0

        def corner(ix, iy, dx, dy):
            return self.gx[iy % 256][ix % 256] * dx + self.gy[iy % 256][ix % 256] * dy

        u = fx**3 * (fx * (fx * 6 - 15) + 10)
        v = fy**3 * (fy * (fy * 6 - 15) + 10)
        top = corner(x0, y0, fx, fy) * (1 - u) + corner(x0 + 1, y0, fx - 1, fy) * u
        foot = corner(x0, y0 + 1, fx, fy - 1) * (1 - u) + corner(x0 + 1, y0 + 1, fx - 1, fy - 1) * u
        return (top * (1 - v) + foot * v) * 1.5


NX, NY = Noise(11), Noise(12)


def spline(points, step=1.6):
    """A Catmull-Rom spline through the points, resampled evenly."""
    p = [np.array(q, float) for q in points]
    p = [2 * p[0] - p[1]] + p + [2 * p[-1] - p[-2]]
    out = []
    for i in range(1, len(p) - 2):
        n = max(4, int(np.hypot(*(p[i + 1] - p[i])) / 1.0))
        for k in range(n):
            t = k / n
            out.append(.5 * (2 * p[i] + (-p[i - 1] + p[i + 1]) * t
                             + (2 * p[i - 1] - 5 * p[i] + 4 * p[i + 1] - p[i + 2]) * t**2
                             + (-p[i - 1] + 3 * p[i] - 3 * p[i + 1] + p[i + 2]) * t**3))
    out.append(p[-2])
    line = LineString(out)
    n = max(2, int(line.length / step))
    return [np.array(line.interpolate(i / n, normalized=True).coords[0]) for i in range(n + 1)]


def rough(points, octaves):
    """A spline pushed about by noise; nothing moves at its ends, where other lines join."""
    line = spline(points)
    out = []
    for i, (x, y) in enumerate(line):
        from_end = min(i, len(line) - 1 - i) * 1.6
        dx = dy = 0
        for length, height in octaves:
            weight = min(1, from_end / (length * .7 + 4))
            dx += height * weight * NX(x / length + length, y / length)
            dy += height * weight * NY(x / length, y / length + length)
        out.append((x + dx, y + dy))
    return out


def short(value):
    return num(value).replace('-0.', '-.') if value < 0 else num(value).removeprefix('0') or '0'


def path(points, close=False, tolerance=.25):
    """Points as path data in relative steps of a tenth of a unit."""
    coords = list(LineString(points).simplify(tolerance).coords)
    if close:
        coords = coords[:-1]
    x0, y0 = round(coords[0][0], 1), round(coords[0][1], 1)
    out, steps = f'M{num(x0)} {num(y0)}', ''
    for x, y in coords[1:]:
        x, y = round(x, 1), round(y, 1)
        for step in (short(x - x0), short(y - y0)):
            steps += step if step.startswith('-') or not steps else ' ' + step
        x0, y0 = x, y
    return out + 'l' + steps + ('z' if close else '')


def closed(points, tolerance=.25):
    return path(list(points) + [points[0]], True, tolerance)


def outline(shape, tolerance=.25):
    """A polygon, or several, as path data."""
    parts = shape.geoms if hasattr(shape, 'geoms') else [shape]
    rings = [ring for part in parts for ring in [part.exterior, *part.interiors]]
    return ''.join(path(ring.coords, True, tolerance) for ring in rings)


def largest(shape):
    return max(shape.geoms, key=lambda part: part.area) if hasattr(shape, 'geoms') else shape
