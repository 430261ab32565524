"""Writes src/pieces/vignettes.svg: the pictures on cards, each in a box of 132 by 44.

Some cards have their own; the others share one by what they do (`src/pieces/vignettes.ts` says which).
"""
import math

from figures import circ, fm, mir, sym
from sprite import OW, SIGN
from written import HERE, sheet

FLOOR = '<path class="v-line" d="M0 41H132M6 43H30M44 43H52M80 43H96M108 43H128"/>'
HOOD = 'M3 -22C3 -14 9 -10 9 -2C9 2 7 4 6 5C11 10 13 16 14 22H-14C-13 16 -11 10 -6 5C-7 4 -9 2 -9 -2C-9 -10 -3 -14 3 -22Z'


def body(d):
    return f'<path class="v-body" d="{d}"/><path class="v-hatch" d="{d}"/>'


def ink(d):
    return f'<path class="v-ink" d="{d}"/>'


def cut(d):
    return f'<path class="v-cut" d="{d}"/>'


def line(d, dash=''):
    return f'<path class="v-line" d="{d}"' + (f' stroke-dasharray="{dash}"' if dash else '') + '/>'


def stroke(d, dash=''):
    return f'<path class="v-stroke" d="{d}"' + (f' stroke-dasharray="{dash}"' if dash else '') + '/>'


def at(x, y, inner, scale=1, turn=0):
    turn = f' rotate({turn})' if turn else ''
    return f'<g transform="translate({x} {y}){turn} scale({scale})">{inner}</g>'


def rays(cx, cy, r0, r1, n):
    out = ''
    for k in range(n):
        a, r = 2 * math.pi * k / n, r1 if k % 2 else r1 * .8
        out += f'M{fm(cx + r0 * math.cos(a))} {fm(cy + r0 * math.sin(a))}L{fm(cx + r * math.cos(a))} {fm(cy + r * math.sin(a))}'
    return out


def eye(scale, x, y):
    outer, pupil = SIGN['tzeentch']
    return at(x, y, f'<path class="v-body" d="{outer}"/><path class="v-paper" d="{pupil}"/><circle class="v-ink" cy="3" r="2"/>', scale)


def hood(x, y, scale):
    return at(x, y, body(HOOD) + cut('M-6 -2Q0 -8 6 -2Q0 4 -6 -2Z') + '<circle class="v-ink" cy="-2" r="1.8"/>', scale)


def sign(power, x, y, scale, turn=0, style='v-ink'):
    return at(x, y, f'<path class="{style}" d="{SIGN[power][0]}"/>', scale, turn)


def dots(points, r):
    return ''.join(f'<circle class="v-ink" cx="{x}" cy="{y}" r="{r}"/>' for x, y in points)


def die(x, y, turn, *pips):
    spots = ''.join(f'<circle class="v-ink" cx="{px * 5}" cy="{py * 5}" r="2.2"/>' for px, py in pips)
    return at(x, y, f'<path class="v-paper v-edge" d="M-11 -11H11V11H-11Z"/>{spots}', 1, turn)


def rat(x, y, scale):
    return at(x, y, body(OW['skaven'][0]) + f'<path class="v-paper" d="{OW["skaven"][1]}"/>', scale)


def drop(x, y, s=1):
    return at(x, y, body('M0 -7C3 -2 5 0 5 3A5 4.6 0 0 1 -5 3C-5 0 -3 -2 0 -7Z') + cut('M-2 3C-2 5 0 5.6 1 5.6'), s)


def skull(x, y, s):
    return at(x, y, body('M0 -20C13 -20 22 -11.5 22 -1C22 5.5 18.5 9 14 11V19H-14V11C-18.5 9 -22 5.5 -22 -1C-22 -11.5 -13 -20 0 -20Z')
              + ink('M-13.5 -.5C-13 -6 -4 -6.5 -2.7 -1.500C-2 4.5 -12 6.5 -13.5 -.5ZM3 -1.500C4 -6.5 13 -6 13.6 -.5C13 6.5 2.5 4.5 3 -1.500ZM0 4L3.4 9.500H-3.400Z')
              + cut('M-9 19V13.500M-4.5 19V14M0 19V14M4.5 19V14M9 19V13.500M-12 -13C-8 -16.5 -3 -17 0 -17'), s)


AURA = ''.join(f'<circle class="v-line" cx="66" cy="22" r="{r}" stroke-dasharray="{d}"/>' for r, d in ((14, '7 2 2 2'), (20, '4 2.6'), (27, '2.4 3.4'), (35, '1.2 4.6'), (44, '.8 6')))
FLIES = ''.join(sign('nurgle', x, y, s, t) for x, y, s, t in ((66, 22, .74, 0), (24, 13, .34, -34), (105, 33, .38, 28), (34, 36, .26, 60)))
GRAVES = ('M22 41V27C22 20 37 20 37 27V41Z', 'M57 41V22C57 13.5 75 13.5 75 22V41Z', 'M97 41V28C97 21 111 21 111 28V41Z')
HOUSES = ('M16 41V29L24 22L32 29V41Z', 'M36 41V31L44 24L52 31V41Z', 'M56 41V18H54L61 6L68 18H66V41Z', 'M70 41V28L80 19L90 28V41Z', 'M94 41V31L102 24L110 31V41Z')
DRAINED = ((18, 9.5), (14, 22), (18, 36.5), (114, 9.5), (118, 22), (114, 36.5), (33, 15), (33, 22), (33, 30), (99, 15), (99, 22), (99, 30))

OWN = {
    'plague-aura': AURA + '<circle class="v-body" cx="66" cy="22" r="12.5"/>' + FLIES,
    'plague-touch': FLOOR + body('M50 46C50 41 50 38 49 35C44 31 40 25 37 20C35.5 17 39 14.5 41.5 17L50 26L47.5 8C47.3 4.5 52 4 52.7 7.5L56 22L57 3.5C57.2 0 62 0 62.2 3.5L63.5 21.5L67.5 5C68.4 1.8 73 2.8 72.5 6.3L70 24L77 13.5C79 10.8 83 13 81.6 16.2C79.5 21 78 27 76 32C75 37 75 41 75 46Z')
    + cut('M55 30C60 35 67 35 72 30M57 39C62 42 68 42 72 38M49.5 11L51 10.5M57.5 8H61.5M68.5 9.5L72 10.3') + dots(((60, 28), (67, 35.5), (56, 35), (71, 20)), 1.9)
    + stroke('M28 10C24 16 30 20 26 28M96 8C100 14 94 20 99 27M108 14C111 18 107 22 110 27M17 16C14 20 18 23 15 28'),
    'influenza': FLOOR + line('M6 13C12 7 18 15 25 10C31 5 37 13 43 8C49 3 56 11 62 6C69 1 76 9 83 5C90 1 96 9 103 5C110 1 117 9 126 5M14 19C19 15 24 21 29 17M88 15C94 10 100 17 106 13C111 9 116 15 122 12')
    + ''.join(map(body, HOUSES)) + cut('M22 41V35H26V41M42 41V36H46V41M61 20V25M59 41V34H63V41M77 41V34H83V41M100 41V36H104V41M61 10V6') + stroke('M21 30L27 34M27 30L21 34M76 25L84 31M84 25L76 31'),
    'the-stench-of-death': FLOOR + stroke('M29 19C23 13 35 10 29 2M66 13C60 8 72 5 67 -1M104 20C98 14 110 11 104 3M47 36C41 28 53 23 46 12M86 36C80 28 92 21 86 10M13 32C8 27 17 23 12 15M121 33C116 27 125 22 120 14')
    + ''.join(map(body, GRAVES)) + cut('M26 30H33M29.5 26V36M61 26H71M66 21V35M100.5 31H107.5M104 27V37'),
    'drain-power': stroke('M4 8C26 6 34 20 50 21M2 22H50M4 38C26 38 34 26 50 24M128 8C106 6 98 20 82 21M130 22H82M128 38C106 38 98 26 82 24') + dots(DRAINED, 2.4) + eye(1.35, 66, 20),
    'changer-of-ways': FLOOR + body('M63 41V6H69V41Z') + body('M69 8H92L98 12.5L92 17H69Z') + body('M63 15H38L32 19.5L38 24H63Z') + body('M69 22H84L89 26L84 30H69Z')
    + cut('M74 12.5H90M58 19.5H41M73 26H82') + stroke('M14 41C18 32 28 36 30 30C32 24 22 22 24 14M118 41C114 33 104 36 102 28C100 20 112 20 108 10') + dots(((66, 4),), 3),
    'warp-shield': line(rays(66, 22, 24, 40, 36)) + '<circle class="v-line" cx="66" cy="22" r="22"/><circle class="v-line" cx="66" cy="22" r="19.5" stroke-dasharray="3 2"/>' + hood(66, 22, .78),
    'teleport': FLOOR + ''.join(f'<ellipse class="v-body" cx="{x}" cy="22" rx="12" ry="18"/><ellipse class="v-line" cx="{x}" cy="22" rx="8" ry="13"/>' for x in (26, 106))
    + stroke('M40 14C54 2 78 2 92 14', '3 3') + ink('M92 15L86 13L91 8Z') + hood(66, 27, .62),
    'temporal-stasis': FLOOR + body('M50 3H82V7H50ZM50 37H82V41H50Z') + body('M53 7H79C79 16 70 18 69 22C70 26 79 28 79 37H53C53 28 62 26 63 22C62 18 53 16 53 7Z')
    + ink('M57 11H75C73 16 68 17 66 20C64 17 59 16 57 11Z') + cut('M66 22V24M57 35H75') + line('M20 22A13 13 0 0 1 33 9M112 22A13 13 0 0 1 99 35M26 22H14M106 22H118', '3 2'),
    'the-meddling-of-skaven': FLOOR + rat(52, 26, 1.55) + body('M84 12H112V36H84Z') + body('M81 9H115V13H81ZM81 34H115V38H81Z') + cut('M89 18H107M89 23H104M89 28H107') + stroke('M76 8L82 16M70 12L79 19'),
    'the-persistence-of-change': FLOOR + body('M58 41V22H74V41Z') + body('M48 41H84V37H48Z') + cut('M62 26V36M66 24C66 29 68 30 68 36') + body('M66 20C58 15 63 9 66 2C69 9 75 13 66 20Z')
    + line(rays(66, 13, 17, 30, 22)) + stroke('M24 41C22 34 28 32 26 26M108 41C106 34 112 32 110 26'),
    'dazzle': stroke(rays(66, 22, 17, 62, 28)) + '<circle class="v-body" cx="66" cy="22" r="16"/>' + eye(.95, 66, 20),
}
FAMILIES = {
    'dice': FLOOR + die(48, 22, -14, (-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)) + die(84, 25, 10, (-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)) + stroke('M18 14L28 18M14 24H26M18 34L28 30M114 14L104 18M118 24H106M114 34L104 30'),
    'horn': FLOOR + body('M28 30C44 36 66 32 82 12L94 20C78 38 48 44 26 34Z') + body('M80 8L98 22L94 27L77 13Z') + cut('M38 33C52 34 66 29 77 19M70 20L78 27M58 26L64 33') + stroke('M104 12C108 16 109 22 107 28M112 6C118 14 119 24 115 34M97 8L102 2M118 2C126 12 127 28 122 40'),
    'blades': FLOOR + ''.join(at(66, 24, body('M-2.2 20V-10H2.200V20Z') + body('M2 -18C12 -20 17 -12 15 -2C11 -5 7 -6 2 -5Z') + body('M-2 -18C-12 -20 -17 -12 -15 -2C-11 -5 -7 -6 -2 -5Z') + cut('M8 -15C12 -13 12.5 -9 12 -6M-8 -15C-12 -13 -12.5 -9 -12 -6'), 1.02, t) for t in (-52, 52)) + stroke('M22 8L30 14M110 8L102 14M66 4V9'),
    'knife': FLOOR + at(50, 22, body('M-28 -3L14 -6C22 -6 26 -2 28 0C18 5 4 6 -6 5L-28 3Z') + ink('M-28 -6H-24V6H-28ZM-40 -2.500H-28V2.500H-40Z') + cut('M-18 1C-6 3 8 2 20 -1'), 1, -16) + drop(86, 22) + drop(98, 32, .8) + drop(108, 18, .6) + stroke('M78 41C82 38 104 38 110 41'),
    'blood': FLOOR + drop(66, 22, 2.1) + drop(36, 26, 1.1) + drop(98, 24, 1.2) + drop(18, 16, .7) + drop(116, 14, .7) + stroke('M44 41C52 37 80 37 88 41M26 41C30 39 42 39 46 41M90 41C94 39 104 39 108 41'),
    'march': FLOOR + ''.join(line(f'M{x} 41V6') + body(f'M{x} 7H{x + 16}L{x + 12} 12L{x + 16} 17H{x}Z') for x in (26, 48, 70)) + ''.join(body(f'M{x} 41V34L{x + 4} 28L{x + 8} 34V41Z') for x in (32, 54, 76)) + stroke('M96 30H118M111 24L118 30L111 36'),
    'rain': body('M36 18C30 18 26 14 28 9C30 4 37 3 41 6C44 -1 58 -2 62 5C68 -1 82 1 84 8C92 5 100 10 97 16C95 20 88 20 84 18Z') + cut('M40 10C44 7 50 8 52 12M68 9C72 6 78 8 79 12') + ''.join(drop(x, y, s) for x, y, s in ((38, 28, .6), (54, 34, .8), (70, 27, .6), (84, 35, .75), (26, 38, .5), (100, 30, .5))) + FLOOR,
    'withered': FLOOR + body('M60 41C63 34 62 28 60 22L52 14L46 16L51 11L48 4L54 10L62 17L64 6L60 1L66 4L71 0L68 8L69 18L78 11L76 4L81 8L88 6L82 12L72 24C71 30 72 36 76 41Z') + cut('M66 38C65 32 66 26 66 20') + stroke('M30 20C28 24 32 26 30 30M102 16C105 20 100 24 104 28M38 10L40 12M96 34L98 32M26 36L30 35M110 38L106 36'),
    'maw': body('M16 22C28 2 104 2 116 22C104 44 28 44 16 22Z') + ink('M28 22C40 12 92 12 104 22C92 34 40 34 28 22Z') + '<path class="v-paper" d="M36 17L41 24L46 15L52 24L58 14L64 24L70 14L76 24L82 15L88 24L94 17L90 15C76 11 54 11 40 15ZM42 29L47 22L52 31L58 23L64 32L70 23L76 32L82 22L88 29C74 34 54 34 42 29Z"/>' + cut('M24 16C36 8 52 6 66 6M108 28C98 36 82 39 66 39'),
    'mask': FLOOR + at(66, 22, body('M-22 -16C-10 -20 10 -20 22 -16C24 0 16 16 0 21C-16 16 -24 0 -22 -16Z') + ink('M-15 -6C-11 -11 -6 -10 -4 -5C-8 -2 -12 -2 -15 -6ZM15 -6C11 -11 6 -10 4 -5C8 -2 12 -2 15 -6ZM-9 6C-4 12 4 12 9 6C6 15 -6 15 -9 6Z') + cut('M0 -6V2M-17 -12C-12 -15 -7 -15 -4 -13M17 -12C12 -15 7 -15 4 -13')) + stroke('M44 12C32 8 26 16 18 10M88 12C100 8 106 16 114 10M45 18C36 20 32 26 22 24M87 18C96 20 100 26 110 24'),
    'cup': FLOOR + at(66, 22, body('M-15 -18H15C15 -4 9 3 3 5V12H9V18H-9V12H-3V5C-9 3 -15 -4 -15 -18Z') + cut('M-11 -14C-10 -6 -7 -1 -3 1M-5 15H5') + ink('M-13 -17H13V-15H-13Z')) + stroke('M54 0C50 -5 58 -7 55 -12M66 0C62 -5 70 -7 67 -12M78 0C74 -5 82 -7 79 -12') + ''.join(sign('slaanesh', x, y, s, style='v-body') for x, y, s in ((28, 26, .8), (104, 26, .8), (14, 12, .4), (118, 12, .4))),
    'rose': line(rays(66, 22, 24, 58, 30)) + '<circle class="v-body" cx="66" cy="22" r="21"/>' + sign('slaanesh', 66, 22, 1.35, style='v-ink') + '<circle class="v-paper" cx="66" cy="22" r="3.4"/>',
    'crown': FLOOR + at(66, 23, body('M-22 14H22V9H-22ZM-22 6L-24 -12L-12 -2L0 -18L12 -2L24 -12L22 6Z') + ''.join(f'<circle class="v-ink" cx="{x}" cy="{y}" r="2.6"/>' for x, y in ((-24, -14), (0, -20), (24, -14))) + cut('M-14 2H14M-8 11.500H8')) + stroke('M22 12L30 18M20 24H32M22 36L30 31M110 12L102 18M112 24H100M110 36L102 31'),
    'chains': stroke('M0 8L22 16M132 8L110 16M0 38L22 30M132 38L110 30') + ''.join(at(x, 23, body('M-14 -9H14A9 9 0 0 1 14 9H-14A9 9 0 0 1 -14 -9ZM-12 -4A4.5 4.5 0 0 0 -12 4.500H12A4.5 4.5 0 0 0 12 -4Z'), .8) for x in (38, 66, 94)),
    'storm': body('M30 14C24 14 22 8 26 5C32 0 40 2 43 4C48 -3 66 -3 70 4C78 -2 96 0 98 7C106 6 108 14 102 15Z') + body('M62 14L48 30H60L52 44L78 25H66L76 14Z') + stroke('M34 18L26 30H33L28 40M96 18L88 29H95L90 38'),
    'burrow': FLOOR + body('M30 41C34 22 50 12 66 12C82 12 98 22 102 41Z') + ink('M46 41C48 30 56 24 66 24C76 24 84 30 86 41Z') + f'<path class="v-paper" d="{circ(57, 34, 1.6)}{circ(62, 34, 1.6)}{circ(71, 32, 1.4)}{circ(75.5, 32, 1.4)}"/>' + rat(112, 33, .7) + stroke('M14 34C18 28 24 30 26 36'),
    'scroll': FLOOR + body('M34 8H92C98 8 98 16 92 16H88V34H40V16H36C30 16 30 8 34 8Z') + body('M88 30H98C103 30 103 39 97 39H44C38 39 38 31 43 30') + cut('M48 14H82M48 20H80M48 26H76') + at(106, 16, body('M0 18C-4 8 0 -6 10 -14C12 -4 8 10 0 18Z') + cut('M1 14C2 6 5 -3 9 -10')) + stroke('M106 34L102 40'),
    'rats': FLOOR + rat(30, 30, 1.05) + rat(66, 26, 1.5) + rat(104, 30, 1.05) + stroke('M12 18L18 20M46 8L52 11M86 8L80 11M120 18L114 20'),
    'wheel': FLOOR + '<circle class="v-body" cx="66" cy="22" r="18"/><circle class="v-hatch" cx="66" cy="22" r="18"/><circle class="v-paper v-edge" cx="66" cy="22" r="12"/>' + stroke(rays(66, 22, 3, 12, 8)) + ''.join(at(66, 22, ink('M-3 -17L0 -25L3 -17Z'), 1, t) for t in range(0, 360, 45)) + '<circle class="v-ink" cx="66" cy="22" r="3.4"/>' + stroke('M14 30C22 26 28 34 36 30M96 30C104 26 110 34 118 30'),
    'bell': FLOOR + at(66, 22, body(sym('M0 -20C10 -20 14 -12 15 -2C16 6 18 10 22 14H0')) + body('M-22 14H22V18H-22Z') + '<circle class="v-ink" cy="21" r="3"/>' + cut('M-8 -10C-10 -4 -10 2 -11 8M-14 16H14') + ink('M-3 -24H3V-19H-3Z')) + stroke('M34 10C30 16 30 24 34 30M26 6C20 14 20 28 26 36M98 10C102 16 102 24 98 30M106 6C112 14 112 28 106 36'),
    'shards': FLOOR + at(66, 23, body(OW['warpstone'][0]) + cut(OW['warpstone'][1]), 1.6) + at(30, 31, body(OW['warpstone'][0]), .8) + at(104, 31, body(OW['warpstone'][0]), .85) + line(rays(66, 20, 24, 34, 20)),
    'shield': line(rays(66, 22, 26, 44, 30)) + at(66, 21, body('M-19 -19H19V0C19 11 10 18 0 22C-10 18 -19 11 -19 0Z') + cut('M-13 -13H13V0C13 7 7 12 0 15C-7 12 -13 7 -13 0Z') + ink('M-2 -10H2V-2H9V2H2V10H-2V2H-9V-2H-2Z')),
    'fangs': line(rays(66, 24, 26, 60, 26)) + at(66, 23, body(mir('M6 -10C18 -12 24 -18 22 -26C32 -16 28 0 12 2Z')) + body(sym('M0 -14C12 -14 18 -8 18 0C18 8 10 16 0 20')) + ink(mir('M3 -3L14 -8L12 2Z')) + '<path class="v-paper" d="M-9 6H9L7 12L4 8L2 14L0 8L-2 14L-4 8L-7 12Z"/>'),
    'skull': FLOOR + stroke('M88 26C100 16 110 22 106 31M44 28C32 20 24 29 29 36M80 6C84 -1 93 0 94 6M38 14C33 12 34 5 40 5') + skull(66, 22, 1),
    'skulls': FLOOR + skull(30, 30, .52) + skull(102, 30, .52) + skull(48, 26, .62) + skull(84, 26, .62) + skull(66, 20, .8),
    'eye': line(rays(66, 22, 25, 44, 26)) + eye(1.5, 66, 20),
    'mirror': FLOOR + '<ellipse class="v-body" cx="66" cy="20" rx="15" ry="18"/><ellipse class="v-paper v-edge" cx="66" cy="20" rx="11" ry="14"/>' + ink('M62 37H70V42H62Z') + hood(36, 27, .6) + stroke('M48 20H42M84 20H90') + at(98, 25, body(OW['skaven'][0]), .9) + line('M60 14C62 10 66 9 70 10M60 20C62 15 66 14 71 15'),
    'houses': FLOOR + ''.join(map(body, HOUSES)) + cut('M22 41V35H26V41M42 41V36H46V41M61 20V25M59 41V34H63V41M77 41V34H83V41M100 41V36H104V41'),
    'graves': FLOOR + ''.join(map(body, GRAVES)) + cut('M26 30H33M29.5 26V36M61 26H71M66 21V35M100.5 31H107.5M104 27V37'),
    'lambs': FLOOR + ''.join(at(x, 30, '<path class="v-paper v-edge" d="M-12 4C-16 2 -15 -4 -11 -4C-11 -9 -4 -10 -2 -7C1 -11 8 -9 8 -5C13 -5 13 3 8 4Z"/>' + ink('M9 -6C14 -8 17 -4 15 0L10 0ZM-8 4H-6V11H-8ZM4 4H6V11H4Z'), s) for x, s in ((26, .8), (60, 1.05), (98, .85))) + at(66, 8, body('M-30 -2L10 -5C18 -5 22 -1 24 1C14 5 0 5 -8 4L-30 2Z') + ink('M-30 -4H-27V4H-30ZM-40 -2H-30V2H-40Z'), .8),
    'power': ''.join(f'<path class="v-body v-edge" d="M{x} 9H{x + 9}V35H{x}Z"/>' for x in range(26, 86, 13)) + body('M91 9H100V35H91Z') + line('M91 9H100V35H91Z', '2 1.5') + stroke('M108 16L112 11L116 16M108 24L112 19L116 24'),
    'cards': ''.join(at(66, 30, '<path class="v-paper v-edge" d="M-11 -24H11V12H-11Z"/>' + line('M-7 -16H7M-7 -11H7M-7 -6H4'), 1, t) for t in (-24, -8, 8, 24)),
    'points': line(rays(66, 22, 20, 44, 30)) + at(66, 22, body('M0 -19L5 -6L19 -5.5L8 3.500L11.5 17L0 9.500L-11.5 17L-8 3.500L-19 -5.500L-5 -6Z')),
    'moon': '<circle class="v-body" cx="66" cy="22" r="17"/>' + ink('M66 5A17 17 0 1 1 50 28A15 15 0 0 0 66 5Z') + line('M8 12h3M24 30h2M110 10h3M120 32h2M36 8h2M98 36h3M14 36h2M90 12h2'),
}


def vignettes():
    lines = ''.join(f'M0 {y}H132' for y in range(2, 43, 2))
    out = ''
    for name, drawing in {**OWN, **FAMILIES}.items():
        out += f'<symbol id="card-{name}" viewBox="0 0 132 44" preserveAspectRatio="xMidYMid slice"><path class="v-rules" d="{lines}"/>{drawing}</symbol>\n'
    return sheet(out)


if __name__ == '__main__':
    (HERE.parent / 'src/pieces/vignettes.svg').write_text(vignettes())
