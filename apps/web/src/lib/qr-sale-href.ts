/** The sales by QR with one of them open. */
export const qrSaleHref = (saleId: string): string =>
  `/qr-history/sales?sale=${encodeURIComponent(saleId)}`

interface SoldAt {
  readonly point: string | null
  readonly account: string | null
}

/** The sales of a day, of one outlet or account where it is given. */
export function qrSalesOfDayHref(day: string, soldAt: SoldAt): string {
  const search = new URLSearchParams({ from: day, to: day })
  for (const [filter, value] of Object.entries(soldAt)) if (value) search.set(filter, value)
  return `/qr-history/sales?${search.toString()}`
}
