"""Writes src/pieces/sprite.svg, every small drawing as a symbol, and the icons of the tab."""
import math
import random

from figures import POWERS, SIZE, circ, figure, fm, mir, sym
from written import HERE, sheet


def rose(r=4.3, d=5.4, rot=-90):
    return ''.join(circ(d * math.cos(math.radians(rot + 72 * i)), d * math.sin(math.radians(rot + 72 * i)), r) for i in range(5))


def thorns(r0=6, r1=11.5, rot=-54):
    out = ''
    for i in range(5):
        a = math.radians(rot + 72 * i)
        n = a + math.pi / 2
        side = [(r0 * math.cos(a) + k * 1.8 * math.cos(n), r0 * math.sin(a) + k * 1.8 * math.sin(n)) for k in (1, -1)]
        out += f'M{fm(side[0][0])} {fm(side[0][1])}L{fm(r1 * math.cos(a))} {fm(r1 * math.sin(a))}L{fm(side[1][0])} {fm(side[1][1])}Z'
    return out


# signs: (filled path, hole path) in a box of -12..12
SIGN = dict(
 khorne=(sym('M0 -11H2V-7C6 -6 8.5 -8 10 -11C12.5 -5 12.5 3 10 8C8.5 5 6 3.5 2 4.500V11H0'), ''),
 nurgle=(mir('M0 -9C2 -12.5 7 -12 7 -8.500C7 -6 4 -5 2.5 -5H0Z') + circ(0, 0, 3.7, 6) + 'M-2.5 4.500L0 12.500L2.5 4.500Z' + mir('M5.2 -3.500C11 -1.5 14.5 4 13 12C8.5 10 5.5 5.5 5 1.500Z') + mir('M2.5 -4L8 -6.500L11.8 -4.500L12.5 -5.700L8.2 -8.300L2.5 -5.800Z'), ''),
 tzeentch=('M-11.5 3Q0 -8.5 11.5 3Q0 14.5 -11.5 3Z' + 'M-1 -4.500C-3.5 -8 0.5 -9 -.5 -12.500C3.5 -10 3.8 -7 2.2 -4.500Z' + mir('M5.5 -2.800C4.5 -6 7.5 -7 7.5 -9.500C10.5 -7 10 -4 8.3 -1.300Z'), circ(0, 3, 4.1)),
 slaanesh=(rose() + thorns() + circ(0, 0, 4), circ(0, 0, 2.6)),
 horned_rat=('M0 12L-4 4L-7 -1L-6 -5C-11 -4 -13 -9 -10 -13C-9.5 -9 -6 -8 -3 -8H3C6 -8 9.5 -9 10 -13C13 -9 11 -4 6 -5L7 -1L4 4Z', mir('M1.8 -.5L5 -3L4.5 .8Z')))
# token shapes, box -12..12
SHAPE = dict(khorne='M-10 -10H10V10H-10Z', nurgle=circ(0, 0, 11), tzeentch='M0 -13L12.5 0L0 13L-12.5 0Z', slaanesh=rose(5.6, 6.4) + circ(0, 0, 5), horned_rat='M0 -12L12.5 10H-12.500Z')

# Old World tokens, box -12..12, one path filled + one cut
OW = dict(
 hero=('M-1.4 -11L0 -13L1.4 -11V3H6V5.200H1.800V9.500A2 2 0 1 1 -1.8 9.500V5.200H-6V3H-1.400Z', 'M-9 -6C-5 -7 -4 -3 -4 0M9 -6C5 -7 4 -3 4 0'),
 noble=('M-10 8H10V5.500H-10ZM-10 3.500L-11 -6L-5.5 -1L0 -9L5.5 -1L11 -6L10 3.500Z' + circ(0, -10.5, 1.7) + circ(-11, -7.5, 1.4) + circ(11, -7.5, 1.4), ''),
 peasant=('M-1 12V-1H1V12ZM-6.5 -11H-4.700V-6C-4.7 -3.5 -3.5 -2.4 -.9 -2.200V-12H.9V-2.200C3.5 -2.4 4.7 -3.5 4.7 -6V-11H6.500V-6C6.5 -2 4.5 -.2 1 0H-1C-4.5 -.2 -6.5 -2 -6.5 -6Z', ''),
 skaven=('M-12 5C-11 7.5 -8 8 -5 7H6C9 7 11 5.5 12 3.500C10.5 1.5 8.5 -.5 6 -1.500C6.5 -4 5.5 -5.5 3.5 -5.500C2.5 -5 2 -4 2 -2.500C-3 -4 -8 -2 -9 3C-10 5 -11 5.5 -12 5ZM-8.5 6.500C-11 9 -11 10.5 -8 10.500C-3 10.5 0 10 5 11L5 9.500C1 8.8 -3 9.2 -7.5 9.200C-8.5 9 -8 8 -7 7.500Z', circ(7.6, 2, 1.1)),
 warpstone=('M-1 -12L5 -6L4 9L0 12L-4 8L-5 -5ZM6 -2L10 1L9 9L5.5 10ZM-6.2 0L-10 3L-8.5 10L-5 9.500Z', 'M-1 -12L0 -3L4.5 -5M0 -3L-.5 11M0 -3L-4.6 -4'),
 event=('M4 -10L5.5 -4.500L11 -4L6.5 -.8L8 4.500L3.5 1.500L-1 4.500L.5 -.8L-3.5 -4L2 -4.500ZM-1.5 1.500L-12 9.500L-3 5.500ZM2 6L-4 12.500L5 6.500Z', ''))

SHIELD = 'M-10 -12H10V0C10 7 5 11 0 13C-5 11 -10 7 -10 0Z'
MURAL = 'M-9 -13.5V-20.5H-6V-18H-3.5V-20.5H-1.2V-18H1.2V-20.5H3.5V-18H6V-20.5H9V-13.5Z'
STAR = 'M0 -9L2.3 -3L9 -2.6L3.8 1.6L5.5 8L0 4.4L-5.5 8L-3.8 1.6L-9 -2.6L-2.3 -3Z'
FILLED = {  # symbols of one filled path: box, path
    'star': ('-10 -10 20 20', STAR),
    'sword': ('-8 -8 16 16', 'M6.5 -7.5L7.5 -6.5L-1.5 3.5L-.3 4.7L-1.5 5.9L-3 4.4L-5.8 7.3L-7.2 5.9L-4.3 3.1L-5.8 1.6L-4.6 .4L-3.4 1.6Z'),
    'ward': ('-8 -8 16 16', 'M-6 -7H6V0C6 4 3 6.5 0 7.5C-3 6.5 -6 4 -6 0Z'),
    'bolt': ('-8 -8 16 16', 'M0 -7.5C4 -3 6 -.5 6 2.2A6 5.6 0 0 1 -6 2.2C-6 -.5 -3.5 -2 -3.2 -5C-1.5 -4 -.6 -2.6 -.4 -1.4C.4 -3 .6 -5 0 -7.5Z'),
    'flame': ('-8 -9 16 18', 'M.5 -9C1 -4 6 -2 6 3A6 6 0 0 1 -6 3C-6 0 -4 -1.5 -3.5 -4C-2 -3 -1.5 -2 -1.5 -1C0 -3 .8 -6 .5 -9Z'),
    'crown': ('-10 -8 20 14', 'M-8 4L-9.5 -5L-4 -1L0 -7.5L4 -1L9.5 -5L8 4Z'),
    'fork': ('-12 -13 24 26', OW['peasant'][0]),
    'comet': ('-13 -13 26 26', OW['event'][0]),
    'shard': ('-6 -8 12 16', 'M0 -7L4.6 -1.6L2.6 6.6L-2.6 6.6L-4.6 -1.6Z'),
    'drop': ('-6 -8 12 16', 'M0 -7C3 -2 5 0 5 3A5 4.6 0 0 1 -5 3C-5 0 -3 -2 0 -7Z'),
    'zap': ('-8 -8 16 16', 'M1.5 -7.5L-5 1.5H-.8L-2 7.5L5 -2H.8Z'),
    'hourglass': ('-8 -8 16 16', 'M-5 -7H5L.9 0L5 7H-5L-.9 0Z'),
    'die': ('-8 -8 16 16', 'M-6.5 -6.5H6.5V6.5H-6.5ZM-3.2 -4.9A1.7 1.7 0 1 0 -3.2 -1.5A1.7 1.7 0 1 0 -3.2 -4.9ZM3.2 1.5A1.7 1.7 0 1 0 3.2 4.9A1.7 1.7 0 1 0 3.2 1.5Z'),
    'coin': ('-8 -8 16 16', 'M0 -6A6 6 0 1 1 0 6A6 6 0 1 1 0 -6Z'),
    'eye': ('-8 -8 16 16', 'M-7 1Q0 -6 7 1Q0 8 -7 1ZM0 -1.6A2.6 2.6 0 1 0 0 3.6A2.6 2.6 0 1 0 0 -1.6Z'),
}
DRAWN = {  # symbols of one stroked path: box, width, path
    'cards': ('-8 -8 16 16', 1.4, 'M-6.5 -4L1 -6.5L4.5 4L-3 6.5ZM3.5 -5.5L6.5 -4.8L5 3'),
    'chevron': ('-8 -8 16 16', 1.8, 'M-5 1L0 -4L5 1M-5 6L0 1L5 6'),
    'undo': ('-10 -10 20 20', 1.9, 'M-7 -2L-2 -7M-7 -2L-2 3M-7 -2H2A5 5 0 0 1 2 8H-2'),
    'log': ('-8 -8 16 16', 1.6, 'M-6 -5H6M-6 0H6M-6 5H2'),
    'chat': ('-8 -8 16 16', 1.5, 'M-6.5 -5H6.5V3H0L-4 6.5V3H-6.5Z'),
    'fit': ('-8 -8 16 16', 1.6, 'M-6 -2V-6H-2M2 -6H6V-2M6 2V6H2M-2 6H-6V2'),
    'regions': ('-8 -8 16 16', 2.2, 'M-6 6V-1M-2 6V-6M2 6V1M6 6V-3'),
    'close': ('-8 -8 16 16', 1.8, 'M-5 -5L5 5M5 -5L-5 5'),
    'lock': ('-8 -8 16 16', 1.5, 'M-5 -.5H5V6.5H-5ZM-3 -.5V-3A3 3 0 0 1 3 -3V-.5'),
    'chain': ('-8 -8 16 16', 1.7, 'M-6.5 -2A3 3 0 0 1 -.5 -2V0A3 3 0 0 1 -6.5 0ZM.5 0A3 3 0 0 1 6.5 0V2A3 3 0 0 1 .5 2ZM-2 -1H2'),
    'skull': ('-8 -8 16 16', 1.4, 'M-5.5 0A5.5 5.5 0 1 1 5.5 0C5.5 2 4 3 3 3V6.5H-3V3C-4 3 -5.5 2 -5.5 0ZM-2.4 -.6V.6M2.4 -.6V.6M0 4.5V6.5'),
    'pile': ('-8 -8 16 16', 1.5, 'M-5 -6H3V5H-5ZM-2 7H6V-3'),
    'back': ('-8 -8 16 16', 1.5, 'M-5 0H6M-5 0L-1 -4M-5 0L-1 4'),
    'menu': ('-8 -8 16 16', 1.5, 'M-6 -5H6M-6 0H6M-6 5H6'),
    'list': ('-8 -8 16 16', 1.5, 'M-6.5 -5H-5M-2.5 -5H6.5M-6.5 0H-5M-2.5 0H6.5M-6.5 5H-5M-2.5 5H6.5'),
    'grid': ('-8 -8 16 16', 1.5, 'M-6.5 -5.5H6.5V5.5H-6.5ZM-6.5 -2H6.5M-6.5 1.8H6.5M-2 -5.5V5.5'),
    'help': ('-8 -8 16 16', 1.5, 'M-3 -3.5C-3 -7.5 3.5 -7.5 3.5 -3.4C3.5 -.8 0 -.6 0 2.2M0 5.4V6'),
    'pin': ('-8 -8 16 16', 1.5, 'M-4 -6.5H4M-2.5 -6.5V-.5L-5 2.5H5L2.5 -.5V-6.5M0 2.5V7'),
    'bulb': ('-8 -8 16 16', 1.5, 'M-2 3.5C-2 1.5 -4.6 .4 -4.6 -2.4A4.6 4.6 0 0 1 4.6 -2.4C4.6 .4 2 1.5 2 3.5ZM-1.6 6.4H1.6'),
    'watch': ('-8 -8 16 16', 1.5, 'M-7.5 0Q0 -8 7.5 0Q0 8 -7.5 0ZM0 -2.2A2.2 2.2 0 1 0 0 2.2A2.2 2.2 0 1 0 0 -2.2'),
    'person': ('-8 -8 16 16', 1.5, 'M-2.8 -3.5a2.8 2.8 0 1 1 5.6 0a2.8 2.8 0 1 1 -5.6 0ZM-6 6.5C-6 1.5 6 1.5 6 6.5Z'),
    'link': ('-8 -8 16 16', 1.5, 'M-2 2L2 -2M-4.5 -.5L-6.5 1.5A3.5 3.5 0 0 0 -1.5 6.5L.5 4.5M4.5 .5L6.5 -1.5A3.5 3.5 0 0 0 1.5 -6.5L-.5 -4.5'),
    'clock': ('-8 -8 16 16', 1.5, 'M0 -6.5A6.5 6.5 0 1 1 -.01 -6.5ZM0 -3.5V.5L2.6 2.2'),
    'find': ('-8 -8 16 16', 1.5, 'M-6 -1.5A4.5 4.5 0 1 1 3 -1.5A4.5 4.5 0 1 1 -6 -1.5ZM2 2L6.5 6.5'),
    'table': ('-8 -8 16 16', 1.5, 'M-7 -3H7M-5.5 -3V6M5.5 -3V6M-3 -6H3'),
    'plus': ('-8 -8 16 16', 1.5, 'M-6.5 0H6.5M0 -6.5V6.5'),
    'check': ('-8 -8 16 16', 1.5, 'M-5.5 .5L-1.5 4.5L6 -4.5'),
    'again': ('-8 -8 16 16', 1.5, 'M4.5 -4.5A6.5 6.5 0 1 0 6.4 1M4.8 -7.5V-4.2H1.5M-1.8 -2.4L2.4 .2L-1.8 2.8Z'),
    'copy': ('-8 -8 16 16', 1.5, 'M-6 -3H2V6.5H-6ZM-3 -3V-6.5H6V3H2'),
}


def laurel(r=9.5):
    out = ''
    for side in (-1, 1):
        for k in range(5):
            a = math.radians(90 - side * (18 + 31 * k))
            x, y = r * math.cos(a), r * math.sin(a)
            turn = math.degrees(a) + 90 + side * 28
            out += f'<ellipse cx="{fm(x)}" cy="{fm(y)}" rx="3.5" ry="1.45" transform="rotate({fm(turn)} {fm(x)} {fm(y)})"/>'
    return out


def seal(r=13.5):
    rng, points = random.Random(4), []
    for i in range(36):
        a = 2 * math.pi * i / 36
        k = r * (1 + .05 * math.sin(3 * a + 1) + .045 * math.sin(7 * a) + rng.uniform(-.02, .02))
        points.append(f'{fm(k * math.cos(a))} {fm(k * math.sin(a))}')
    return f'M{"L".join(points)}Z'


def symbol(name, box, inner):
    return f'<symbol id="{name}" viewBox="{box}" overflow="visible">{inner}</symbol>\n'


def of_power(power):
    key = power.replace('-', '_')
    filled, hole = SIGN[key]
    hole_in = f'<path class="s-hole" d="{hole}"/>' if hole else ''
    out = symbol(f'sign-{power}', '-13 -13.5 26 27', f'<path d="{filled}" fill="currentColor"/>{hole_in}')
    scale = dict(khorne=.66, nurgle=.66, tzeentch=.52, slaanesh=.62, horned_rat=.5)[key]
    drop = ' translate(0 6)' if key == 'horned_rat' else ''
    hole_in = f'<path class="t-hole" d="{hole}"/>' if hole else ''
    out += symbol(f'token-{power}', '-14 -14 28 28', f'<path class="t-body" d="{SHAPE[key]}"/><g transform="scale({scale}){drop}"><path class="t-sign" d="{filled}"/>{hole_in}</g>')
    out += symbol(f'shape-{power}', '-14 -14 28 28', f'<path d="{SHAPE[key]}"/>')
    for cls, (w, h) in SIZE.items():
        out += symbol(f'{power}.{cls}', f'{-w / 2:g} {-h + 8} {w} {h}', figure(power, cls))
    return out


def old_world(name):
    filled, cut = OW[name]
    cut = f'<path class="o-cut" d="{cut}"/>' if cut else ''
    return symbol(f'old-world-{name}', '-16 -16 32 32', '<circle class="o-disc" r="15"/><circle class="o-ring" r="12.9"/>'
                  f'<g transform="scale(.74)"><path class="o-ink" d="{filled}"/>{cut}</g>')


def marks():
    out = symbol('shield', '-12 -22 24 37', f'<path class="m-shield" d="{SHIELD}"/>')
    out += symbol('mural', '-12 -22 24 37', f'<path class="m-ink" d="{MURAL}"/>')
    out += symbol('laurel', '-13 -13 26 26', f'<circle class="m-paper" r="7.5"/><g class="m-leaves">{laurel()}</g>')
    out += symbol('seal', '-15 -15 30 30', f'<path d="{seal()}"/>')
    for name, (box, d) in FILLED.items():
        rule = ' fill-rule="evenodd"' if name in ('die', 'eye') else ''
        out += symbol(name, box, f'<path d="{d}" fill="currentColor"{rule}/>')
    for name, (box, width, d) in DRAWN.items():
        out += symbol(name, box, f'<path d="{d}" fill="none" stroke="currentColor" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>')
    return out


PATTERNS = '''<pattern id="hatch" width="3.4" height="3.4" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path d="M0 0V3.4" stroke="#140c08" stroke-width="1.7" opacity=".5"/></pattern>
<pattern id="hatch-fine" width="2" height="2" patternUnits="userSpaceOnUse" patternTransform="rotate(34)"><path d="M0 0V2" stroke="#1a1408" stroke-width=".9" opacity=".6"/></pattern>
<pattern id="veil" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(-35)"><path d="M0 0V5" stroke="#3b2c1e" stroke-width="1.5" opacity=".6"/></pattern>
<linearGradient id="leaf" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="90" y2="46" spreadMethod="reflect"><stop offset="0" stop-color="#d9960f"/><stop offset=".35" stop-color="#f6cf62"/><stop offset=".55" stop-color="#c07f06"/><stop offset=".8" stop-color="#f0bb3d"/><stop offset="1" stop-color="#b97600"/></linearGradient>
'''
LETTER = 'M7 5H16C21 5 23 8 23 11.5C23 14.5 21 16.5 18.5 17L24 25H19L14 17.5H12.5V22L15 23V25H6V23L8 22V8L7 7Z'
BOWL = 'M12.5 8V15H15C18 15 18.8 13.5 18.8 11.5C18.8 9.5 18 8 15 8Z'
FLOURISH = 'M4 4.5h1.5M4 9h1.5M4 14h1.5M4 19h1.5M4 24h1.5M26 5C24 8 26 11 25 14C24 18 27 20 25.5 24'


def wordmark(edge, field, letter):
    return (f'<path d="M0 0H30V30H0Z" fill="{edge}"/><path d="M2 2H28V28H2Z" fill="{field}"/><path d="{LETTER}" fill="{letter}"/>'
            f'<path d="{BOWL}" fill="{field}"/><path d="{FLOURISH}" stroke="{edge}" fill="none" stroke-width=".9"/>')


def icon(edge, field, letter):
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30">{wordmark(edge, field, letter)}</svg>\n'


def sprite():
    body = PATTERNS + ''.join(map(of_power, POWERS)) + ''.join(map(old_world, OW)) + marks()
    body += symbol('wordmark', '0 0 30 30', wordmark('#e3b44a', '#6d1413', '#f6e7bd'))
    return sheet(body)


if __name__ == '__main__':
    (HERE.parent / 'src/pieces/sprite.svg').write_text(sprite())
    public = HERE.parent / 'public'
    (public / 'icon.svg').write_text(icon('#e3b44a', '#6d1413', '#f6e7bd'))
    # When it is one's turn the letter is ink on gold: to be told apart at sixteen pixels, and without colours.
    (public / 'icon-turn.svg').write_text(icon('#6d1413', '#f0bb3d', '#2a1004'))
