/** The parts of the history: sales of customers, and own documents paid or given back by QR. */
export type QrHistoryPart = 'sales' | 'documents'

export const qrHistoryHref = (
  part: QrHistoryPart = 'sales',
  search: Readonly<Record<string, string | number | undefined>> = {},
): string => {
  const given = Object.entries(search).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const query = new URLSearchParams(given).toString()
  return `/qr-history/${part}${query === '' ? '' : `?${query}`}`
}

/** A document in the operation history. */
export const signedDocumentHref = (paymentId: string): string =>
  `/history?payment=${encodeURIComponent(paymentId)}`

export const qrPayHref = '/qr-pay'
export const qrSellHref = '/qr-sell'
export const newOutletHref = '/outlet/create'
