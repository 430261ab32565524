"""The land: nine regions, the impassable east, islands. Stops when the borders are not those of borders.txt.

Junctions and control points set by hand make arcs. Each arc parts exactly two of {region, sea, outland}; it is drawn
once and used by both of its neighbours. So borders cannot gape or overlap, and who touches whom is a table.
"""
import math
import random

from shapely.geometry import Polygon
from shapely.ops import unary_union

from lines import largest, rough
from written import HERE

W, H = 960, 664
REGIONS = 'norsca troll-country kislev empire bretonnia estalia tilea border-princes badlands'.split()

# How wild a line is: wavelengths with their heights.
COAST = [(80, 13), (40, 9), (19, 7), (9, 3.6), (4, 1.3)]
FJORD = [(70, 9), (34, 8), (15, 9.5), (7.5, 5.0), (4, 1.5)]
SOFT = [(46, 7), (20, 4.0), (9, 1.6)]
BORDER = [(40, 6), (16, 2.6), (7, .9)]

JUNCTIONS = dict(
    n1=(560, 92), n2=(570, 166), n3=(606, 194), n4=(900, 186), n5=(874, 66), n6=(572, 326), n7=(802, 352),
    n8=(404, 330), n9=(424, 462), n10=(726, 452), n11=(458, 514), n12=(298, 478), n13=(118, 458), n14=(308, 556),
    n15=(492, 570), n16=(746, 498), n17=(700, 602), n19=(930, 640), e1=(962, 56), e2=(962, 636))

ARCS = [  # from, to, what it parts, how wild, control points
    ('n1', 'n2', 'norsca|troll-country', BORDER, [(562, 100), (548, 130)]),
    ('n3', 'n4', 'troll-country|kislev', BORDER, [(650, 202), (700, 190), (750, 200), (800, 187), (850, 198)]),
    ('n6', 'n7', 'kislev|empire', BORDER, [(596, 338), (634, 329), (674, 342), (716, 334), (760, 350)]),
    ('n8', 'n9', 'empire|bretonnia', BORDER, [(408, 346), (394, 374), (408, 402), (400, 428)]),
    ('n9', 'n10', 'empire|border-princes', BORDER, [(466, 472), (510, 464), (556, 474), (604, 466), (656, 470)]),
    ('n9', 'n11', 'bretonnia|border-princes', BORDER, [(432, 482), (450, 494)]),
    ('n12', 'n11', 'bretonnia|tilea', BORDER, [(336, 472), (374, 488), (416, 497)]),
    ('n13', 'n12', 'bretonnia|estalia', BORDER, [(156, 472), (196, 462), (236, 477), (268, 468)]),
    ('n12', 'n14', 'estalia|tilea', BORDER, [(310, 506), (296, 536)]),
    ('n11', 'n15', 'tilea|border-princes', BORDER, [(464, 528), (476, 550)]),
    ('n16', 'n17', 'border-princes|badlands', BORDER, [(716, 518), (694, 548), (700, 578)]),
    # the impassable east
    ('n5', 'n4', 'troll-country|outland', BORDER, [(888, 96), (876, 130), (894, 164)]),
    ('n4', 'n7', 'kislev|outland', BORDER, [(908, 222), (902, 256), (884, 288), (852, 312), (822, 334)]),
    ('n7', 'n10', 'empire|outland', BORDER, [(802, 374), (778, 402), (748, 424)]),
    ('n10', 'n16', 'border-princes|outland', BORDER, [(734, 460)]),
    ('n16', 'n19', 'badlands|outland', BORDER,
     [(780, 470), (820, 478), (862, 462), (904, 470), (926, 490), (918, 524), (930, 562), (920, 602)]),
    # coasts
    ('n1', 'n2', 'norsca|sea', FJORD,
     [(540, 70), (516, 54), (486, 66), (470, 84), (452, 62), (420, 52), (392, 66), (360, 52), (322, 60), (300, 76),
      (272, 70), (244, 92), (218, 116), (198, 130), (222, 146), (240, 166), (268, 172), (290, 160), (312, 182),
      (346, 190), (366, 174), (392, 194), (424, 196), (440, 172), (462, 188), (492, 196), (516, 178), (540, 186)]),
    ('n1', 'n5', 'troll-country|sea', COAST,
     [(578, 72), (596, 54), (634, 62), (672, 48), (706, 64), (742, 46), (790, 58), (830, 48)]),
    ('n2', 'n3', 'troll-country|sea', SOFT, [(584, 178), (592, 190)]),
    ('n3', 'n6', 'kislev|sea', COAST, [(588, 214), (560, 224), (544, 248), (562, 268), (546, 290), (558, 314)]),
    ('n6', 'n8', 'empire|sea', COAST, [(548, 334), (524, 314), (494, 328), (470, 306), (446, 322), (424, 320)]),
    ('n8', 'n13', 'bretonnia|sea', COAST,
     [(384, 312), (352, 306), (330, 322), (300, 300), (262, 302), (236, 282), (206, 296), (176, 272), (146, 280),
      (138, 304), (150, 326), (120, 344), (82, 352), (66, 376), (92, 392), (132, 398), (118, 418), (84, 428),
      (98, 448)]),
    ('n13', 'n14', 'estalia|sea', COAST,
     [(86, 470), (64, 466), (40, 486), (34, 512), (58, 532), (36, 556), (32, 584), (62, 600), (74, 622), (116, 618),
      (148, 638), (190, 624), (222, 640), (262, 628), (284, 600), (296, 576)]),
    ('n14', 'n15', 'tilea|sea', SOFT,
     [(322, 580), (330, 604), (326, 628), (352, 642), (384, 630), (400, 646), (432, 636), (440, 610), (466, 596),
      (476, 572)]),
    ('n15', 'n17', 'border-princes|sea', COAST,
     [(508, 594), (526, 616), (560, 610), (590, 632), (622, 614), (654, 628), (682, 616)]),
    ('n17', 'n19', 'badlands|sea', COAST,
     [(704, 614), (736, 628), (764, 612), (796, 640), (832, 624), (866, 644), (900, 628)]),
    ('n5', 'e1', 'outland|sea', COAST, [(900, 50), (930, 60)]),
    ('n19', 'e2', 'outland|sea', COAST, [(946, 632)]),
]

ISLANDS = [  # where, how large, how wide for its height
    (200, 184, 6, 1.7), (220, 196, 3, 1.3), (182, 102, 3, 1.2), (452, 232, 8, 1.9), (478, 226, 3, 1.2),
    (84, 326, 3, 1.3), (44, 418, 5, 1.1), (58, 406, 2.4, 1.2), (64, 262, 17, 1.15), (88, 244, 4, 1.2),
    (40, 282, 3.4, 1.5), (172, 138, 5, 1.3), (160, 150, 2, 1.2), (520, 250, 3, 1.5), (304, 612, 3.5, 1.2),
    (480, 632, 6, 1.6), (500, 624, 2.5, 1.2), (712, 640, 3, 1.8), (320, 272, 5, 1.7), (338, 278, 2, 1.3),
    (672, 632, 2.4, 1.6)]

arcs = [dict(a=a, b=b, between=between.split('|'), pts=rough([JUNCTIONS[a], *mid, JUNCTIONS[b]], style))
        for a, b, between, style, mid in ARCS]


def check_borders():
    """The map may have exactly the borders of the board."""
    wanted = set()
    for line in (HERE / 'borders.txt').read_text().splitlines():
        region, others = line.split(':')
        wanted |= {frozenset((region, other)) for other in others.split()}
    drawn = {frozenset(arc['between']) for arc in arcs if not {'sea', 'outland'} & set(arc['between'])}
    assert wanted == drawn, f'these borders are drawn or listed, not both: {wanted ^ drawn}'


def ring(name):
    """The arcs around a region, joined end to end."""
    left = [arc for arc in arcs if name in arc['between']]
    first = left.pop(0)
    points, end = list(first['pts']), first['b']
    while left:
        arc = next(one for one in left if end in (one['a'], one['b']))
        left.remove(arc)
        points += (arc['pts'] if arc['a'] == end else arc['pts'][::-1])[1:]
        end = arc['b'] if arc['a'] == end else arc['a']
    return points


def between(names, junction):
    names = set(names.split('|'))
    return list(next(a for a in arcs if set(a['between']) == names and junction in (a['a'], a['b']))['pts'])


def island(x, y, r, seed, wide):
    rng = random.Random(seed)
    phase = [rng.uniform(0, 6.28) for _ in range(5)]
    points = []
    for i in range(40):
        t = 2 * math.pi * i / 40
        k = (1 + .22 * math.sin(2 * t + phase[0]) + .16 * math.sin(3 * t + phase[1]) + .10 * math.sin(5 * t + phase[2])
             + .07 * math.sin(9 * t + phase[3]))
        points.append((x + r * wide * k * math.cos(t), y + r * k * math.sin(t)))
    return Polygon(points)


check_borders()
poly = {region: largest(Polygon(ring(region)).buffer(0)) for region in REGIONS}
outland = Polygon(
    between('outland|sea', 'n5')[::-1] + between('troll-country|outland', 'n5') + between('kislev|outland', 'n4')
    + between('empire|outland', 'n7') + between('border-princes|outland', 'n10') + between('badlands|outland', 'n16')
    + between('outland|sea', 'n19')).buffer(0)
islands = [island(x, y, r, seed, wide) for seed, (x, y, r, wide) in enumerate(ISLANDS)]
mainland = unary_union([p.buffer(.15) for p in poly.values()] + [outland.buffer(.15)])
coast = unary_union([p.buffer(.2) for p in poly.values()] + [outland.buffer(.2)]).simplify(.2)
all_land = unary_union([mainland, *islands])
