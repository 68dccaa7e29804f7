/** Safari and browsers of phones save a PDF better than they show it (specification 2, section 4). */
export function showsPdf({
  userAgent,
  pdfViewerEnabled,
}: Pick<Navigator, 'userAgent' | 'pdfViewerEnabled'>): boolean {
  const isPhone = /Mobi|Android|iPhone|iPad/.test(userAgent)
  const isSafari = /Safari\//.test(userAgent) && !/Chrom(e|ium)\//.test(userAgent)
  return pdfViewerEnabled && !isPhone && !isSafari
}
