import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '@tartip/domain/errors/catalogue'
import { qrPayment } from '@tartip/domain/forms/qr'
import { toDecimal } from '@tartip/domain/money/decimal'
import { parseTypedAmount } from '@tartip/domain/money/typed-amount'
import { readElqr, type Elqr } from '@tartip/domain/qr/elqr'
import { bishkekDate } from '@tartip/domain/time/instant'
import { useId, useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { LinkButton } from '../../../components/controls/link-button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { FileDrop } from '../../../components/fields/file-drop.tsx'
import { refusalOfFile } from '../../../components/fields/file-rule.ts'
import { MoneyField, typedTextOf } from '../../../components/fields/money-field.tsx'
import { TextAreaField } from '../../../components/fields/text-area-field.tsx'
import { Facts, type FactLine } from '../../../components/layout/facts.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import { PayerField, useUsualPayer } from '../../../documents/form/payer-field.tsx'
import { toApiError } from '../../../lib/api-error.ts'
import { bankTimeNow } from '../../../lib/bank-clock-query.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useMe } from '../../../lib/use-me.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { createDocumentSubmit, saveQrPayment } from '../api/qr-documents.ts'
import classes from '../qr.module.css'
import { qrHistoryHref, signedDocumentHref } from '../urls.ts'
import { readPicture } from './read-picture.ts'

/** Photographs that a browser can draw. */
const pictureRule = { extensions: ['jpg', 'jpeg', 'png', 'webp'], maxMegabytes: 20 } as const

/** `/qr-pay`: pays a code that was sent as a picture or as a text. */
export function PayRoute() {
  const { t } = useTranslation('qr')
  const language = useLanguage()
  const [scanned, setScanned] = useState('')
  const id = useId()
  const [refused, setRefused] = useState<string>()
  const [paid, setPaid] = useState<string>()
  const read = scanned.trim() === '' ? undefined : readElqr(scanned)
  const handlePicture = async (file: File | undefined) => {
    if (!file) return
    const wrong = refusalOfFile(file, pictureRule)
    const text = wrong ? undefined : await readPicture(file).catch(() => undefined)
    if (text !== undefined) setScanned(text)
    const noCode = text === undefined ? t($ => $.pay.noCode) : undefined
    setRefused(wrong ? errorText(wrong, { max: pictureRule.maxMegabytes }, language) : noCode)
  }
  if (paid !== undefined) return <Paid paymentId={paid} />
  return (
    <Page
      title={t($ => $.pay.title)}
      isNarrow
      back={{ href: qrHistoryHref(), label: t($ => $.sell.toHistory) }}
    >
      <SummaryCard title={t($ => $.pay.code)}>
        <div className={classes.form}>
          <div className={classes.picture}>
            <label id={`${id}-label`} htmlFor={id}>
              {t($ => $.pay.picture)}
            </label>
            <FileDrop
              id={id}
              name="qr-picture"
              rule={pictureRule}
              isMany={false}
              isWrong={refused !== undefined}
              isDisabled={false}
              onFiles={files => void handlePicture(files[0])}
            />
          </div>
          <TextAreaField
            label={t($ => $.pay.text)}
            value={scanned}
            error={
              read && !read.ok ? errorText(read.error.code, read.error.params, language) : undefined
            }
            onChange={text => {
              setRefused(undefined)
              setScanned(text)
            }}
          />
          {refused ? (
            <Notice tone="warning" role="alert">
              {refused}
            </Notice>
          ) : null}
        </div>
      </SummaryCard>
      {read?.ok ? (
        <PayForm key={scanned} code={read.value} scanned={scanned.trim()} onPaid={setPaid} />
      ) : null}
    </Page>
  )
}

interface PayFormProps {
  code: Elqr
  scanned: string
  onPaid: (paymentId: string) => void
}

function PayForm({ code, scanned, onPaid }: PayFormProps) {
  const { t } = useTranslation('qr')
  const id = useId()
  const language = useLanguage()
  const legalPartyId = useMe().currentContract.orgReferenceId
  const client = useQueryClient()
  const from = { form: qrPayment, operation: 'QR', legalPartyId } as const
  const usualPayer = useUsualPayer(from)
  const [chosenPayer, setPayer] = useState<string>()
  const payer = chosenPayer ?? usualPayer
  const [typed, setTyped] = useState(() =>
    code.amountMinor === undefined ? '' : typedTextOf(toDecimal(code.amountMinor, 'KGS'), 'KGS'),
  )
  const [isTried, setIsTried] = useState(false)
  const [pay] = useState(() => createDocumentSubmit(saveQrPayment))
  const amount = parseTypedAmount(typed, 'KGS')
  const isPositive = amount.ok && amount.value > 0n
  const paying = useMutation({
    mutationFn: async (wire: string) =>
      pay({
        legalPartyId,
        operation: { id: 'QR' },
        qrCode: scanned,
        payerAccount: payer,
        amount: wire,
        valueDate: bishkekDate(await bankTimeNow(client)),
      }),
    onSuccess: onPaid,
  })
  const submit = () => {
    setIsTried(true)
    if (payer === '' || !amount.ok || !isPositive || paying.isPending) return
    paying.mutate(toDecimal(amount.value, 'KGS'))
  }
  const failure = paying.error ? failureOf(paying.error) : undefined
  const amountError = amount.ok ? 'AMOUNT_NOT_POSITIVE' : amount.error.code
  return (
    <SummaryCard title={t($ => $.pay.payment)}>
      <div className={classes.form}>
        <Facts
          facts={factsOf(code, { seller: t($ => $.pay.seller), comment: t($ => $.sale.comment) })}
        />
        <PayerField
          {...from}
          label={t($ => $.pay.payer)}
          value={payer}
          error={isTried && payer === '' ? errorText('FIELD_REQUIRED', {}, language) : undefined}
          onChange={setPayer}
        />
        <MoneyField
          id={`${id}-amount`}
          label={t($ => $.sell.amount)}
          currency="KGS"
          isLarge
          isReadOnly={!code.amountIsEditable}
          value={typed}
          error={isTried && !isPositive ? errorText(amountError, {}, language) : undefined}
          onChange={setTyped}
        />
        {failure ? (
          <Notice tone="danger" role="alert">
            {errorText(failure.code, failure.params, language)}
          </Notice>
        ) : null}
        <Button fullWidth aria-disabled={paying.isPending || undefined} onClick={submit}>
          {t($ => $.pay.send)}
        </Button>
      </div>
    </SummaryCard>
  )
}

/** A refused form names its fields; the first of them says what is wrong. */
function failureOf(thrown: unknown) {
  const { code, params, fields = [] } = toApiError(thrown)
  return fields[0] ?? { code, params }
}

const factsOf = (
  { name, provider, comment, extras }: Elqr,
  labels: { readonly seller: string; readonly comment: string },
): readonly FactLine[] => [
  [labels.seller, `${name} · ${provider}`],
  ...(comment ? ([[labels.comment, comment]] as const) : []),
  ...extras
    .filter(({ isVisible, value }) => isVisible && value !== '')
    .map(({ title, label, value }): FactLine => [title || label, value]),
]

function Paid({ paymentId }: { paymentId: string }) {
  const { t } = useTranslation('qr')
  return (
    <Page title={t($ => $.pay.title)} isNarrow>
      <EmptyState
        illustration="done"
        title={t($ => $.pay.done)}
        action={
          <LinkButton variant="filled" href={signedDocumentHref(paymentId)}>
            {t($ => $.pay.toDocument)}
          </LinkButton>
        }
      />
    </Page>
  )
}
