"""Writes public/fonts and src/look/fonts.css: each face in four files, so that nobody loads more than he reads.

Takes the folder with the faces as Google Fonts cuts them, Latin as `<face>.woff2` and Latin Extended as `<face>-ext.woff2`.
"""
import pathlib
import sys

from fontTools import subset

from written import HERE

FACES = {
    'texturina-600-normal': 'font-family:Texturina;font-weight:600',
    'alegreya-sc-500-normal': 'font-family:"Alegreya SC";font-weight:500',
    'alegreya-sc-700-normal': 'font-family:"Alegreya SC";font-weight:700',
    'alegreya-sans-400-normal': 'font-family:"Alegreya Sans";font-weight:400',
    'alegreya-sans-700-normal': 'font-family:"Alegreya Sans";font-weight:700',
    'alegreya-500-italic': 'font-family:Alegreya;font-style:italic;font-weight:500',
}

# What our own words are written with. Other letters are for the names of people.
OWN = {*range(0x20, 0x7f), *map(ord, 'ÄÖÜäöüßÓó\u00a0·×–—‘’‚“”„…€↑↓−')}
POLISH = set(map(ord, 'ĄąĆćĘęŁłŃńŚśŹźŻż'))
WESTERN = {*range(0xa0, 0x100), *map(ord, 'Œœ•‹›′″')} - OWN
EASTERN = set(range(0x100, 0x250)) - POLISH - WESTERN

# Ending of the file, whether it is cut from the extended letters, and what is in it. All load the first anyway, so that
# it stands for whatever is in no other.
CUTS = (('', False, OWN), ('-pl', True, POLISH), ('-west', False, WESTERN), ('-ext', True, EASTERN))


def ranges(letters):
    """As CSS writes them."""
    runs = []
    for letter in sorted(letters):
        if runs and runs[-1][1] == letter - 1:
            runs[-1][1] = letter
        else:
            runs.append([letter, letter])
    return ','.join(f'U+{a:X}' + (f'-{b:X}' if b > a else '') for a, b in runs)


def cut(source, letters, target):
    """Kerning, ligatures, lining figures and local forms are kept; hints are for screens of old."""
    options = subset.Options(flavor='woff2', hinting=False, desubroutinize=True, layout_features=['kern', 'liga', 'lnum', 'locl'])
    font = subset.load_font(source, options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters)
    cutter.subset(font)
    subset.save_font(font, target, options)


def fonts(makers):
    rules = '/* Written by draw/fonts.py. */\n'
    for face, says in FACES.items():
        for ending, is_extended, letters in CUTS:
            name = f'{face}{ending}.woff2'
            cut(makers / f'{face}{"-ext" if is_extended else ""}.woff2', letters, HERE.parent / 'public/fonts' / name)
            limit = f';unicode-range:{ranges(letters)}' if ending else ''
            rules += f'@font-face{{{says};font-display:swap;src:url(/fonts/{name}){limit}}}\n'
    (HERE.parent / 'src/look/fonts.css').write_text(rules)


if __name__ == '__main__':
    fonts(pathlib.Path(sys.argv[1]))
