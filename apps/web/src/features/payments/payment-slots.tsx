import { numbered } from '@tartip/domain/documents/numbered'
import { formatInn } from '@tartip/domain/identifiers/inn'
import { documentRows, type DocumentRow } from '@tartip/domain/forms/document-rows'
import type { Language } from '@tartip/domain/language'
import { paymentTypeNames } from '@tartip/domain/payment/payment-type'
import { operationNames } from '@tartip/domain/payment/operation'
import { fromIso } from '@tartip/domain/time/instant'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { formatDate, formatDateTime } from '@tartip/domain/time/format-date'
import { AppLink } from '../../components/controls/app-link.tsx'
import { AccountNumber } from '../../components/text/account-number.tsx'
import { Amount } from '../../components/text/amount.tsx'
import { DateTimeText } from '../../components/text/date-time-text.tsx'
import { RequisiteList, type Requisite } from '../../documents/drawer/requisite-list.tsx'
import { useFieldLabel } from '../../documents/form/failures.ts'
import { contentOfWire } from '../../documents/form/form-texts.ts'
import { execute } from '../../lib/graphql-client.ts'
import { qrSaleHref } from '../../lib/qr-sale-href.ts'
import { lazySlot } from '../../lib/lazy-part.tsx'
import { useBankNow } from '../../lib/use-bank-now.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { CardRecipientDocument } from './api/card-recipient.payment.generated.ts'
import { BudgetCodeDocument } from './api/budget-code.payment.generated.ts'
import { type PaymentDetails, type PaymentRow } from './api/payment-queries.ts'
import { paymentsKey } from './api/payments-key.ts'
import { PaidQrCodeDocument, RefundedQrSaleDocument } from './api/qr-facts.payment.generated.ts'
import { MixedLetters } from './mixed-letters.tsx'
import { PaperMenu } from './paper/paper-menu.tsx'
import classes from './payment-slots.module.css'

const conversionState = lazySlot(
  async () => (await import('./conversion/conversion-state.tsx')).ConversionState,
)
const swiftRoute = lazySlot(async () => (await import('./swift/swift-route.tsx')).PaymentRoute)

/** Lines of the summary; amount, payee and purpose stand above them in large. */
const inSummary = ['recipientInn', 'recipientAccount', 'recipientBic', 'payerAccount', 'payerName']
/** The words beside the amount. */
const inNote = ['commission', 'valueDate']
const inLarge = ['recipientName', 'purpose']

/** What is signed: how much, to whom, for what, and between which accounts and banks. */
export function PaymentSummary({ details: { row, transfer } }: { details: PaymentDetails }) {
  const labelOf = useFieldLabel()
  const language = useLanguage()
  const rows = rowsOf(row, transfer, language)
  const note = inNote.flatMap(name => rows.find(({ field }) => field === name) ?? [])
  return (
    <>
      <Amount value={row.amount} currency={row.currency} size="xl" />
      <FactLine
        facts={[
          operationNames[row.operationCode][language],
          ...note.map(({ field, text }) => `${labelOf(field)}: ${text}`),
        ]}
      />
      <p className={classes.recipient} translate="no">
        {row.recipientName}
      </p>
      <MixedLetters name={row.recipientName} />
      <p className={classes.purpose}>{row.purpose}</p>
      {row.isOpenPdf ? (
        <div className={classes.paper}>
          <PaperMenu ids={[row.id]} />
        </div>
      ) : null}
      <div className={classes.sides}>
        <RequisiteList
          fields={rows.filter(({ field }) => inSummary.includes(field)).map(lineWith(labelOf))}
        />
      </div>
      {row.operationCode === 'CONVERSION' ? (
        <conversionState.Part legalPartyId={row.legalPartyId} paymentId={row.id} />
      ) : null}
      {transfer.terms.some(({ name }) => name === 'cardReferencesId') ? (
        <CardRecipient legalPartyId={row.legalPartyId} paymentId={row.id} />
      ) : null}
      {row.operationCode === 'BUDGET' ? (
        <BudgetCode legalPartyId={row.legalPartyId} paymentId={row.id} />
      ) : null}
      {row.operationCode === 'QR' ? (
        <PaidQrCode legalPartyId={row.legalPartyId} paymentId={row.id} />
      ) : null}
      {row.operationCode === 'REFUND' ? (
        <RefundedQrSale legalPartyId={row.legalPartyId} paymentId={row.id} />
      ) : null}
      {row.operationCode === 'SWIFT' ? (
        <swiftRoute.Part
          legalPartyId={row.legalPartyId}
          paymentId={row.id}
          payerName={transfer.payerName}
          recipientName={row.recipientName}
        />
      ) : null}
    </>
  )
}

/** A line that breaks between its facts: a label and its value stay together where there is room for both. */
function FactLine({ facts }: { facts: readonly string[] }) {
  return (
    <p className={classes.fact}>
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index === 0 ? null : ' · '}
          <span className={classes.together}>{fact}</span>
        </Fragment>
      ))}
    </p>
  )
}

/** Whose card is credited, as far as the bank shows it. */
function CardRecipient({ legalPartyId, paymentId }: { legalPartyId: string; paymentId: string }) {
  const { t } = useTranslation('payments')
  const { data } = useQuery({
    queryKey: [paymentsKey, 'card-recipient', legalPartyId, paymentId],
    queryFn: async ({ signal }) => {
      const payment = { paymentId, legalPartyId }
      const options = { service: 'payment', signal } as const
      const found = await execute(CardRecipientDocument, { payment }, options)
      return found.findCardTransferDataByPaymentId
    },
  })
  // The number alone stands among the requisites.
  if (!data?.recipientCardNum || !data.recipientDetail) return null
  return (
    <p className={classes.fact} translate="no">
      {t($ => $.cardRecipient, {
        card: data.recipientCardNum,
        holder: data.recipientDetail,
      })}
    </p>
  )
}

/** Under which code the provider waits for the payment, and until when. */
function BudgetCode({ legalPartyId, paymentId }: { legalPartyId: string; paymentId: string }) {
  const { t } = useTranslation('payments')
  const now = useBankNow()
  const { data } = useQuery({
    queryKey: [paymentsKey, 'budget-code', legalPartyId, paymentId],
    queryFn: async ({ signal }) => {
      const payment = { paymentId, legalPartyId }
      const options = { service: 'payment', signal } as const
      const found = await execute(BudgetCodeDocument, { payment }, options)
      return found.findBudgetPaymentDataByPaymentId
    },
  })
  if (!data) return null
  const until = fromIso(data.codeUntil)
  const moment = now()
  const isOver = moment !== undefined && moment > until
  return (
    <p className={classes.fact}>
      {t($ => (isOver ? $.budgetCode.over : $.budgetCode.until), {
        code: data.paylogicId,
        until: formatDateTime(until),
      })}
    </p>
  )
}

/** What the seller knows the code by: the bill of a single payment, or the number of a permanent code. */
function PaidQrCode({ legalPartyId, paymentId }: { legalPartyId: string; paymentId: string }) {
  const labelOf = useFieldLabel()
  const { data } = useQuery({
    queryKey: [paymentsKey, 'qr-code', legalPartyId, paymentId],
    queryFn: async ({ signal }) => {
      const payment = { paymentId, legalPartyId }
      const options = { service: 'payment', signal } as const
      const found = await execute(PaidQrCodeDocument, { payment }, options)
      return found.findQrTransferDataByPaymentId
    },
  })
  const number = data?.transactionId ?? data?.codeNumber
  if (!number) return null
  return (
    <p className={classes.fact}>
      {labelOf(data?.transactionId ? 'qrTransaction' : 'qrCodeNumber')}:{' '}
      <span translate="no">{number}</span>
    </p>
  )
}

/** The sale that is given back, for whoever may see it. */
function RefundedQrSale({ legalPartyId, paymentId }: { legalPartyId: string; paymentId: string }) {
  const labelOf = useFieldLabel()
  const { data } = useQuery({
    queryKey: [paymentsKey, 'refunded-sale', legalPartyId, paymentId],
    retry: false,
    queryFn: async ({ signal }) => {
      const payment = { paymentId, legalPartyId }
      const options = { service: 'payment', signal } as const
      const found = await execute(RefundedQrSaleDocument, { payment }, options)
      return found.findRefundedQrOperationInfo.operation
    },
  })
  if (!data) return null
  const { id, amountWithFee, createdAt, senderName, salePointName } = data
  return (
    <p className={classes.fact}>
      {labelOf('saleId')}:{' '}
      <AppLink href={qrSaleHref(id)}>{formatDateTime(fromIso(createdAt))}</AppLink>
      {' · '}
      <Amount value={amountWithFee} currency="KGS" />
      {' · '}
      <span translate="no">{[senderName, salePointName].filter(Boolean).join(' · ')}</span>
    </p>
  )
}

/** Payment orders of the executed ones among the ticked documents, in as many files as they need. */
export function ChosenPayments({ rows }: { rows: readonly PaymentRow[] }) {
  const ids = rows.flatMap(({ id, isExportable }) => (isExportable ? [id] : []))
  if (ids.length <= mostPrinted) return ids.length > 0 ? <PaperMenu ids={ids} /> : null
  const starts = ids.flatMap((_id, index) => (index % mostPrinted === 0 ? [index] : []))
  return starts.map(from => (
    <PaperMenu key={from} ids={ids.slice(from, from + mostPrinted)} from={from + 1} />
  ))
}

/** As many as the server prints into one file. */
const mostPrinted = 100

/** What the document states beside its summary. */
export function PaymentRequisites({ details: { row, transfer } }: { details: PaymentDetails }) {
  const { t } = useTranslation('payments')
  const labelOf = useFieldLabel()
  const language = useLanguage()
  const above = [...inSummary, ...inNote, ...inLarge]
  return (
    <RequisiteList
      fields={[
        ...rowsOf(row, transfer, language)
          .filter(({ field }) => !above.includes(field))
          .map(lineWith(labelOf)),
        ...(transfer.paymentType
          ? [[t($ => $.requisites.type), paymentTypeNames[transfer.paymentType][language]] as const]
          : []),
        [t($ => $.requisites.payerInn), formatInn(transfer.payerInn), 'exact'],
        [
          t($ => $.requisites.created),
          <DateTimeText key="created" value={row.createdDate} />,
          'exact',
        ],
        [t($ => $.requisites.creator), transfer.creatorName, 'exact'],
      ]}
    />
  )
}

/** An account can be copied as it is. */
const lineWith =
  (labelOf: (field: string) => string) =>
  ({ field, text, kind, account }: ShownRow): Requisite =>
    account
      ? [labelOf(field), <AccountNumber key={field} account={account} copy />]
      : [labelOf(field), text, kind === 'text' ? 'words' : 'exact']

const inHead: readonly string[] = ['recipientName', 'payerName', 'valueDate']

interface PaymentSigningFactsProps {
  row: PaymentRow
  details: PaymentDetails | undefined
}

/** Where the money goes, what it costs, and when; the head of the line has the recipient and the sum. */
export function PaymentSigningFacts({ row, details }: PaymentSigningFactsProps) {
  const labelOf = useFieldLabel()
  const language = useLanguage()
  return (
    <>
      <p className={classes.fact}>
        {operationNames[row.operationCode][language]} · {numbered(row.transferNum, language)} ·{' '}
        {labelOf('valueDate')}: {formatDate(row.valueDate)}
      </p>
      {rowsOf(row, details?.transfer, language)
        .filter(({ field }) => !inHead.includes(field))
        .map(({ field, text }) => (
          <p key={field} className={field === 'purpose' ? classes.signedPurpose : classes.fact}>
            {field === 'purpose' ? text : `${labelOf(field)}: ${text}`}
          </p>
        ))}
    </>
  )
}

type ShownRow = DocumentRow & { readonly account?: string }

/** What the domain lists of a document, but for its number and sum, which stand above. */
function rowsOf(
  row: PaymentRow,
  transfer: PaymentDetails['transfer'] | undefined,
  language: Language,
): readonly ShownRow[] {
  const unread = { payerName: '', payerInn: '', payerBic: '', recipientBic: '', terms: [] }
  const content = contentOfWire({ ...unread, ...transfer, payment: row })
  if (!content) return []
  const bank = transfer && recipientBankText(transfer, language)
  return documentRows(content)
    .filter(({ field }) => field !== 'transferNum' && field !== 'amount')
    .map(one => {
      if (one.field === 'recipientInn') return { ...one, text: formatInn(one.text) }
      if (one.field === 'recipientBic' && bank !== undefined) return { ...one, text: bank }
      return one.kind === 'account' ? { ...one, account: one.text.replaceAll(/\s/g, '') } : one
    })
}

/** Name and BIC of the bank of the payee; the BIC alone when the name is unknown. */
function recipientBankText(
  { recipientBankName, recipientBic }: PaymentDetails['transfer'],
  language: Language,
): string {
  const { ru, kg, eng } = recipientBankName
  const name = { ru, ky: kg, en: eng }[language]
  return name === recipientBic ? name : `${name}, ${recipientBic}`
}
