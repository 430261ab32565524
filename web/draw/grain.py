"""A seamless tile of vellum grain. It is a mask: the brighter, the darker the sheet."""
import base64
import io

import numpy as np
from PIL import Image

SIZE = 256


def tile():
    rng = np.random.RandomState(7)

    def noise(sx, sy):
        spectrum = np.fft.fft2(rng.randn(SIZE, SIZE))
        fx, fy = np.fft.fftfreq(SIZE)[:, None], np.fft.fftfreq(SIZE)[None, :]
        out = np.real(np.fft.ifft2(spectrum * np.exp(-((fx * sx) ** 2 + (fy * sy) ** 2))))
        return (out - out.mean()) / out.std()

    grain = .45 * noise(4, 4) + .5 * noise(14, 3) + .35 * noise(3, 18) + .7 * noise(60, 60)
    grain -= 1.4 * np.clip(noise(9, 9) - 2.1, 0, 1)  # a few pores
    return np.clip(90 - grain * 45, 0, 255).astype('uint8')


def as_data():
    file = io.BytesIO()
    Image.fromarray(tile()).convert('RGB').save(file, 'WEBP', quality=42, method=6)
    return 'data:image/webp;base64,' + base64.b64encode(file.getvalue()).decode()
