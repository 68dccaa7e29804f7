import { wordsIn } from '@tartip/domain/bank-text'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { toDecimal } from '@tartip/domain/money/decimal'
import { bishkekDate, toIso, type LocalDate } from '@tartip/domain/time/instant'

import { xmlText } from '../xml-text.ts'
import type {
  StatementContent,
  StatementFileBytes,
  StatementHead,
  StatementOperation,
  StatementSection,
} from './statement-content.ts'

const namespace = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08'

/** A text of the schema, which has a longest and no empty one. */
const element = (name: string, text: string, longest: number): string => {
  const short = [...text.trim()].slice(0, longest).join('')
  return short === '' ? '' : `<${name}>${xmlText(short)}</${name}>`
}

const amount = (minor: bigint, currency: CurrencyCode): string =>
  `<Amt Ccy="${currency}">${toDecimal(minor < 0n ? -minor : minor, currency)}</Amt>`
const sign = (minor: bigint): string => `<CdtDbtInd>${minor < 0n ? 'DBIT' : 'CRDT'}</CdtDbtInd>`

/** Bank-to-customer statements of ISO 20022, one for each account: camt.053.001.08 in UTF-8. */
export async function* camt053Statement(content: StatementContent): StatementFileBytes {
  const { head, sections } = content
  yield Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${namespace}"><BkToCstmrStmt><GrpHdr>` +
      `${element('MsgId', idOf(head), 35)}<CreDtTm>${toIso(head.createdAt)}</CreDtTm></GrpHdr>`,
  )
  for (const [index, section] of sections.entries()) {
    yield Buffer.from(beginOf(head, section, index))
    for await (const batch of content.operationsOf(index)) {
      yield Buffer.from(batch.map(one => entryOf(head, section, one)).join(''))
    }
    yield Buffer.from('</Stmt>')
  }
  yield Buffer.from('</BkToCstmrStmt></Document>\n')
}

const idOf = ({ statementId }: StatementHead): string => statementId.replaceAll('-', '')

function beginOf(head: StatementHead, section: StatementSection, index: number): string {
  const { account, currency, openingMinor, closingMinor, plannedMinor } = section
  const { startDate, endDate } = head
  return (
    `\n<Stmt>${element('Id', `${idOf(head).slice(0, 28)}-${index + 1}`, 35)}` +
    `<CreDtTm>${toIso(head.createdAt)}</CreDtTm>` +
    `<FrToDt><FrDtTm>${startDate}T00:00:00+06:00</FrDtTm><ToDtTm>${endDate}T23:59:59+06:00</ToDtTm></FrToDt>` +
    `<Acct><Id><Othr>${element('Id', account, 34)}</Othr></Id><Ccy>${currency}</Ccy>` +
    `<Ownr>${element('Nm', head.clientName, 140)}${taxNumber(head.clientInn)}</Ownr>` +
    `<Svcr><FinInstnId><ClrSysMmbId>${element('MmbId', head.bankBic, 35)}</ClrSysMmbId>` +
    `${element('Nm', head.bankName, 140)}</FinInstnId></Svcr></Acct>` +
    balance('OPBD', openingMinor, currency, startDate) +
    balance('CLBD', closingMinor, currency, endDate) +
    balance('CLAV', plannedMinor, currency, endDate) +
    `<TxsSummry><TtlNtries><NbOfNtries>${section.creditCount + section.debitCount}</NbOfNtries></TtlNtries>` +
    totals('TtlCdtNtries', section.creditCount, section.creditMinor, currency) +
    totals('TtlDbtNtries', section.debitCount, section.debitMinor, currency) +
    '</TxsSummry>'
  )
}

const taxNumber = (inn: string): string =>
  inn === '' ? '' : `<Id><OrgId><Othr>${element('Id', inn, 35)}</Othr></OrgId></Id>`

const balance = (
  code: 'OPBD' | 'CLBD' | 'CLAV',
  minor: bigint,
  currency: CurrencyCode,
  date: LocalDate,
): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount(minor, currency)}${sign(minor)}` +
  `<Dt><Dt>${date}</Dt></Dt></Bal>`

const totals = (name: string, count: number, minor: bigint, currency: CurrencyCode): string =>
  `<${name}><NbOfNtries>${count}</NbOfNtries><Sum>${toDecimal(minor, currency)}</Sum></${name}>`

function entryOf(
  head: StatementHead,
  { currency }: StatementSection,
  operation: StatementOperation,
): string {
  const isDebit = operation.direction === 'DEBIT'
  const day = bishkekDate(operation.bookedAt)
  const reference = operation.operationId.replaceAll('-', '')
  const refs =
    element('AcctSvcrRef', reference, 35) +
    element('EndToEndId', operation.documentNumber ?? 'NOTPROVIDED', 35)
  return (
    `\n<Ntry>${element('NtryRef', reference, 35)}${amount(operation.amountMinor, currency)}` +
    `<CdtDbtInd>${isDebit ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>` +
    `<BookgDt><DtTm>${toIso(operation.bookedAt)}</DtTm></BookgDt><ValDt><Dt>${day}</Dt></ValDt>` +
    `${element('AcctSvcrRef', reference, 35)}` +
    `<BkTxCd><Prtry>${element('Cd', operation.operationCode ?? 'OTHER', 35)}</Prtry></BkTxCd>` +
    `<NtryDtls><TxDtls><Refs>${refs}</Refs>${partiesOf(head, operation)}` +
    `${remittance(wordsIn(operation.purpose, head.language))}</TxDtls></NtryDtls></Ntry>`
  )
}

function partiesOf(head: StatementHead, operation: StatementOperation): string {
  const isDebit = operation.direction === 'DEBIT'
  const [party, agent] = isDebit ? ['Cdtr', 'CdtrAgt'] : ['Dbtr', 'DbtrAgt']
  const name = element('Nm', wordsIn(operation.counterpartyName, head.language), 140)
  const account = element('Id', operation.counterpartyAccount, 34)
  const bic = operation.counterpartyBank ?? ''
  const bank = element('MmbId', bic, 35)
  const bankName = element('Nm', head.bankNames[bic] ?? '', 140)
  const known = name + taxNumber(operation.counterpartyInn ?? '')
  const who = known === '' ? '' : `<${party}><Pty>${known}</Pty></${party}>`
  const where =
    account === '' ? '' : `<${party}Acct><Id><Othr>${account}</Othr></Id></${party}Acct>`
  const parties = who + where
  const agents =
    bank === ''
      ? ''
      : `<RltdAgts><${agent}><FinInstnId><ClrSysMmbId>${bank}</ClrSysMmbId>${bankName}</FinInstnId></${agent}></RltdAgts>`
  return `${parties === '' ? '' : `<RltdPties>${parties}</RltdPties>`}${agents}`
}

const remittanceLine = 140

/** The schema takes lines of 140 characters, any number of them. */
function remittance(purpose: string): string {
  const letters = [...purpose]
  const lines: string[] = []
  for (let from = 0; from < letters.length; from += remittanceLine) {
    lines.push(
      element('Ustrd', letters.slice(from, from + remittanceLine).join(''), remittanceLine),
    )
  }
  const text = lines.join('')
  return text === '' ? '' : `<RmtInf>${text}</RmtInf>`
}
