#!/bin/sh
# Makes the fonts in public/fonts smaller: only the features that are used (kerning, ligatures, lining figures, local
# forms), no hinting. Put a face as it comes from its makers there first; what is small already stays as it is.
# Each face is three files: Latin, the letters of Polish, and what else Europe writes with Latin letters, so that nobody
# loads more than he reads. Needs `pip install fonttools brotli`.
set -eu
cd "$(dirname "$0")/../public/fonts"
for font in *.woff2; do
  pyftsubset "$font" --unicodes='*' --layout-features=kern,liga,lnum,locl,mark --flavor=woff2 --no-hinting \
    --desubroutinize --output-file="$font.small"
  mv "$font.small" "$font"
done
