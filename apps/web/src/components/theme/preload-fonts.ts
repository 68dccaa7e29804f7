import cyrillicExt from '@fontsource-variable/onest/files/onest-cyrillic-ext-wght-normal.woff2?url'
import cyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url'
import latin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url'
import type { Language } from '@tartip/domain/language'

/**
 * Requests the font files of a language before the first text is laid out. Without it Kyrgyz
 * words repaint in the middle: ө, ү and ң live in a file of their own.
 */
export function preloadFonts(language: Language): void {
  const files = language === 'ky' ? [latin, cyrillic, cyrillicExt] : [latin, cyrillic]
  for (const href of files) {
    if (document.head.querySelector(`link[rel="preload"][href="${href}"]`)) continue
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'font'
    link.type = 'font/woff2'
    link.crossOrigin = 'anonymous'
    link.href = href
    document.head.append(link)
  }
}
