"""How drawings are written down as SVG; of this and what builds on it alone Python needs no packages."""
import pathlib

HERE = pathlib.Path(__file__).parent


def num(value):
    text = f'{value:.1f}'
    return text[:-2] if text.endswith('.0') else text


def circle(x, y, r, ry=None):
    ry = ry or r
    return f'M{num(x - r)} {num(y)}a{r} {ry} 0 1 0 {num(2 * r)} 0a{r} {ry} 0 1 0 {num(-2 * r)} 0Z'


def sheet(body):
    return f'<svg xmlns="http://www.w3.org/2000/svg">{body}</svg>\n'
