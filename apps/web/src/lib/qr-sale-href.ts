/** The sales by QR with one of them open. */
export const qrSaleHref = (saleId: string): string =>
  `/qr-history/sales?sale=${encodeURIComponent(saleId)}`
