/** What became of one payment of an imported message. */
export type AnswerState = 'ACCEPTED' | 'PENDING' | 'EXECUTED' | 'REJECTED'

export interface AnswerRow {
  /** EndToEndId of the payment; NOTPROVIDED where the file gave none. */
  readonly reference: string
  /** PmtInfId of its batch. */
  readonly batchReference?: string
  readonly state: AnswerState
  /** Why it was rejected, in Latin or Cyrillic letters. */
  readonly reason?: string
}

export interface Pain002 {
  readonly messageId: string
  /** As 2026-10-08T10:00:00Z. */
  readonly createdAt: string
  readonly bankName: string
  readonly originalMessageId: string
  readonly originalKind: 'pain.001.001.03' | 'pain.001.001.09'
  readonly rows: readonly AnswerRow[]
}

/** Codes of the external status list of ISO 20022. */
const statusCodes: Readonly<Record<AnswerState, string>> = {
  ACCEPTED: 'ACTC',
  PENDING: 'PDNG',
  EXECUTED: 'ACSC',
  REJECTED: 'RJCT',
}

const longestReason = 105

/** The customer payment status report that answers a pain.001, version 03. */
export function writePain002(answer: Pain002): string {
  const group = groupStatus(answer.rows)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.03">',
    '<CstmrPmtStsRpt>',
    '<GrpHdr>',
    element('MsgId', answer.messageId),
    element('CreDtTm', answer.createdAt),
    `<InitgPty>${element('Nm', answer.bankName)}</InitgPty>`,
    '</GrpHdr>',
    '<OrgnlGrpInfAndSts>',
    element('OrgnlMsgId', answer.originalMessageId),
    element('OrgnlMsgNmId', answer.originalKind),
    element('OrgnlNbOfTxs', String(answer.rows.length)),
    element('GrpSts', group),
    '</OrgnlGrpInfAndSts>',
    ...batchesOf(answer),
    '</CstmrPmtStsRpt>',
    '</Document>',
    '',
  ].join('\n')
}

/** The payments of each batch of the original message, in its order. */
function batchesOf({ rows, originalMessageId }: Pain002): readonly string[] {
  const batches = new Map<string, AnswerRow[]>()
  for (const row of rows) {
    const batch = row.batchReference || originalMessageId
    const others = batches.get(batch)
    if (others) others.push(row)
    else batches.set(batch, [row])
  }
  return [...batches].flatMap(([batch, ofBatch]) => [
    '<OrgnlPmtInfAndSts>',
    element('OrgnlPmtInfId', batch),
    ...ofBatch.map(transaction),
    '</OrgnlPmtInfAndSts>',
  ])
}

function groupStatus(rows: readonly AnswerRow[]): string {
  const codes = new Set(rows.map(({ state }) => statusCodes[state]))
  const [only, ...others] = codes
  return only !== undefined && others.length === 0 ? only : 'PART'
}

function transaction({ reference, state, reason }: AnswerRow): string {
  const why =
    state === 'REJECTED'
      ? `<StsRsnInf><Rsn><Cd>NARR</Cd></Rsn>${element('AddtlInf', (reason ?? '').slice(0, longestReason) || 'Rejected')}</StsRsnInf>`
      : ''
  const id = element('OrgnlEndToEndId', reference || 'NOTPROVIDED')
  return `<TxInfAndSts>${id}${element('TxSts', statusCodes[state])}${why}</TxInfAndSts>`
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** XML 1.0 has no control characters but tab and line breaks. */
const notInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const element = (name: string, text: string): string =>
  `<${name}>${text.replaceAll(notInXml, '').replaceAll(/[&<>"]/g, sign => escapes[sign] ?? '')}</${name}>`
