/** The sales by QR with one of them open. */
export const qrSaleHref = (saleId: string): string =>
  `/qr-history/sales?sale=${encodeURIComponent(saleId)}`

/** The sales of a day, of one outlet where it is given. */
export function qrSalesOfDayHref(day: string, salePointCode?: string): string {
  const search = new URLSearchParams({ from: day, to: day })
  if (salePointCode !== undefined) search.set('point', salePointCode)
  return `/qr-history/sales?${search.toString()}`
}
