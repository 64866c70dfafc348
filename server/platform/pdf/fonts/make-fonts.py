"""Makes the two fonts of our PDFs from Noto Sans: python make-fonts.py NotoSans-Regular.ttf regular.ttf  (fonttools 4.66.1)

A letter with its marks becomes one glyph, put together from Noto's own glyphs at Noto's own anchors. Drawn as several, a mark
is placed apart from its letter, and readers of PDFs then copy it apart from its letter too.
"""

import sys
import unicodedata
from itertools import product

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
BELOW = ["", "\u0323", "\u0329", "\u0331"]  # dot, upright line, line
ABOVE = ["", "\u0300", "\u0301", "\u0302", "\u0303", "\u0304", "\u0307", "\u0308", "\u030c"]
# Latin, marks, Greek, Cyrillic, punctuation, currencies, arithmetic
KEPT = [(0x20, 0x52F), (0x1D00, 0x20CF), (0x2100, 0x22FF), (0xA720, 0xA7FF)]
# The height of a line, in thousandths: what our sheets are laid out with
ASCENT, DESCENT = 928, -236


def subset(font):
    """Only joining and kerning stay: the rest is read again for each PDF and doubles the time that a receipt takes."""
    options = Options(layout_features=["ccmp", "kern"], hinting=False, notdef_outline=True)
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 7, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[code for first, last in KEPT for code in range(first, last + 1)])
    subsetter.subset(font)


def mark_tables(font):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType == 4:
                yield table


def offset_of(tables, base, mark):
    """Where the mark goes on the base, by the anchors of both."""
    for table in tables:
        if base in table.BaseCoverage.glyphs and mark in table.MarkCoverage.glyphs:
            record = table.MarkArray.MarkRecord[table.MarkCoverage.glyphs.index(mark)]
            anchors = table.BaseArray.BaseRecord[table.BaseCoverage.glyphs.index(base)].BaseAnchor
            anchor = anchors[record.Class]
            if anchor:
                return (
                    anchor.XCoordinate - record.MarkAnchor.XCoordinate,
                    anchor.YCoordinate - record.MarkAnchor.YCoordinate,
                )
    return None


def spellings(letter, below, above):
    """Each way in which the same letter may be written, as the font gets it."""
    compose = lambda text: unicodedata.normalize("NFC", text)
    whole = letter + below + above
    return {whole, compose(whole), letter + above + below, compose(letter + below) + above, compose(letter + above) + below}


def join(font):
    cmap, tables, joined = font.getBestCmap(), list(mark_tables(font)), {}
    for code, name in cmap.items():  # what has a glyph of its own, spelt in parts
        joined[unicodedata.normalize("NFD", chr(code))] = name
    for letter, below, above in product(LETTERS, BELOW, ABOVE):
        ways = spellings(letter, below, above)
        name = next((joined[way] for way in ways if way in joined), None)
        name = name or draw(font, tables, cmap, letter, below, above)
        if name:
            joined |= {way: name for way in ways}
    font.setGlyphOrder(font["glyf"].glyphOrder)  # so that the new names are known to all
    rules = [
        f"sub {' '.join(cmap[ord(one)] for one in way)} by {name};"
        for way, name in sorted(joined.items())
        if len(way) > 1 and all(ord(one) in cmap for one in way)
    ]
    features = "languagesystem DFLT dflt; languagesystem latn dflt; feature ccmp {\n" + "\n".join(rules) + "\n} ccmp;"
    addOpenTypeFeaturesFromString(font, features, tables=["GSUB"])


def draw(font, tables, cmap, letter, below, above):
    """The letter and its marks as one composite glyph, as wide as the letter."""
    bare = {"i": "\u0131", "j": "\u0237"}.get(letter, letter) if above else letter  # its own dot makes room
    base = cmap[ord(bare)]
    pen = TTGlyphPen(font.getGlyphSet())
    pen.addComponent(base, (1, 0, 0, 1, 0, 0))
    for mark in filter(None, [below, above]):
        offset = offset_of(tables, base, cmap[ord(mark)])
        if offset is None:
            return None
        pen.addComponent(cmap[ord(mark)], (1, 0, 0, 1, *offset))
    name = "_".join(f"u{ord(one):04X}" for one in letter + below + above)
    glyph = font["glyf"][name] = pen.glyph()
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (font["hmtx"][base][0], glyph.xMin)
    font["GDEF"].table.GlyphClassDef.classDefs[name] = 1
    return name


def main(source, target):
    font = TTFont(source, recalcTimestamp=False)
    join(font)
    subset(font)
    font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap = ASCENT, DESCENT, 0
    for record in font["name"].names:
        if record.nameID in (1, 3, 4, 6):  # OFL: what is changed does not go by Noto's trademark
            record.string = str(record).replace("Noto Sans", "Gida Paper").replace("NotoSans", "GidaPaper")
    font.save(target)


main(*sys.argv[1:])
