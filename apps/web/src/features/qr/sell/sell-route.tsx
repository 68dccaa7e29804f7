import { IconPrinter } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { parseTypedAmount } from '@tartip/domain/money/typed-amount'
import { toDecimal } from '@tartip/domain/money/decimal'
import type { Params } from '@tartip/domain/result'
import { may } from '@tartip/domain/people/policy'
import { shortAccount } from '@tartip/domain/identifiers/account-number'
import { stickerPapers, type StickerPaper } from '@tartip/domain/qr/sticker'
import { useId, useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { LinkButton } from '../../../components/controls/link-button.tsx'
import { Tabs } from '../../../components/controls/tabs.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { MoneyField } from '../../../components/fields/money-field.tsx'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import { ApiError } from '../../../lib/api-error.ts'
import { salePlaceOf } from '../../../lib/sale-place.ts'
import { useOwnShift } from '../../../lib/own-shift/use-own-shift.ts'
import { useErrorText } from '../../../lib/use-error-text.ts'
import { useFailure } from '../../../lib/use-failure.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useMe, useViewer } from '../../../lib/use-me.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { downloadList } from '../../../lists/download-list.ts'
import { FileMenu, type FileChoice } from '../../../lists/file-menu.tsx'
import {
  generateCode,
  hasOutletQuery,
  registerCodeOf,
  sourcesQuery,
  type MadeCode,
  type QrSource,
} from '../api/qr-queries.ts'
import classes from '../qr.module.css'
import { newOutletHref, qrHistoryHref } from '../urls.ts'
import { CustomerView } from './customer-view.tsx'

/** `/qr-sell`: makes a code and turns the screen to the customer. */
export function SellRoute() {
  const { t } = useTranslation('qr')
  const legalPartyId = useMe().currentContract.orgReferenceId
  const sources = useQuery(sourcesQuery(legalPartyId))
  return (
    <Page
      title={t($ => $.sell.title)}
      isNarrow
      back={{ href: qrHistoryHref(), label: t($ => $.sell.toHistory) }}
    >
      <QueryState
        query={sources}
        isEmpty={list => list.length === 0}
        empty={<Nowhere legalPartyId={legalPartyId} />}
      >
        {list => <SellForm legalPartyId={legalPartyId} sources={list} />}
      </QueryState>
    </Page>
  )
}

/** Nothing to sell at: whoever opens outlets may begin with the first one. */
function Nowhere({ legalPartyId }: { legalPartyId: string }) {
  const { t } = useTranslation('qr')
  const mayOpen = may(useViewer(), 'outlets.manage').ok
  const hasOutlet = useQuery({ ...hasOutletQuery(legalPartyId), enabled: mayOpen })
  return (
    <EmptyState
      illustration="locked"
      title={t($ => $.sell.nowhere)}
      text={t($ => $.sell.nowhereText)}
      action={
        mayOpen && hasOutlet.data === false ? (
          <LinkButton href={newOutletHref}>{t($ => $.sell.openOutlet)}</LinkButton>
        ) : undefined
      }
    />
  )
}

interface ShownCode {
  readonly code: MadeCode
  readonly isDynamic: boolean
}

const idOf = (source: QrSource): string => registerCodeOf(source) ?? source.account

function SellForm({
  legalPartyId,
  sources,
}: {
  legalPartyId: string
  sources: readonly QrSource[]
}) {
  const { t } = useTranslation('qr')
  const id = useId()
  const language = useLanguage()
  const failure = useFailure()
  const searchParams: Record<string, unknown> = useSearch({ strict: false })
  const [kind, setKind] = useState<'dynamic' | 'static'>('dynamic')
  const [place, setPlace] = useState(
    () => sources.find(one => idOf(one) === String(searchParams['register'])) ?? sources[0],
  )
  const [amount, setAmount] = useState('')
  const [comment, setComment] = useState('')
  const [refused, setRefused] = useState<AmountRefusal>()
  const [shown, setShown] = useState<ShownCode>()
  const errorText = useErrorText(refused !== undefined)
  const shift = useOwnShift()
  const making = useMutation({
    async mutationFn(code: Parameters<typeof generateCode>[0]) {
      if (shift.isClosed) await shift.open()
      return generateCode(code)
    },
    onMutate: failure.forget,
    onSuccess: (code, { isDynamic }) => setShown({ code, isDynamic }),
    onError: failure.show,
  })
  const readCode = () => {
    const read = readAmount(amount, kind)
    setRefused(read.refusal)
    if (read.refusal || !place) return undefined
    const register = registerCodeOf(place)
    return {
      ...(register ? { cashRegister: register } : { account: place.account }),
      ...(read.amount === undefined ? {} : { amount: read.amount }),
      ...(comment.trim() === '' ? {} : { comment: comment.trim() }),
    }
  }
  const printed = (paper: StickerPaper): FileChoice => ({
    id: paper,
    label: `PDF · ${paper}`,
    isPaper: true,
    load(options) {
      const code = readCode()
      if (!code) return Promise.reject(new ApiError('AMOUNT_INVALID'))
      return downloadList(
        { name: 'qr-sticker', input: { ...code, paper, language } },
        'pdf',
        options,
      )
    },
  })
  const make = () => {
    const code = readCode()
    if (!code || making.isPending || shift.isReading) return
    making.mutate({ legalPartyId, ...code, isDynamic: kind === 'dynamic' })
  }
  return (
    <SummaryCard>
      <form
        className={classes.form}
        onSubmit={event => {
          event.preventDefault()
          make()
        }}
      >
        <Tabs
          label={t($ => $.sell.kind)}
          value={kind}
          panelId={`${id}-fields`}
          tabs={(['dynamic', 'static'] as const).map(value => ({
            value,
            label: t($ => $.sell[value]),
          }))}
          onChange={setKind}
        />
        <div id={`${id}-fields`} role="tabpanel" className={classes.form}>
          <p className={classes.note}>{t($ => $.sell[`${kind}Text`])}</p>
          <SelectField
            label={t($ => $.sell.place)}
            value={place ? idOf(place) : ''}
            onChange={next => setPlace(sources.find(one => idOf(one) === next))}
            options={sources.map(source => ({
              value: idOf(source),
              label: labelOf(source),
            }))}
          />
          <MoneyField
            id={`${id}-amount`}
            label={t($ => $.sell.amount)}
            hint={kind === 'static' ? t($ => $.sell.amountHint) : undefined}
            currency="KGS"
            isLarge
            value={amount}
            error={refused && errorText(refused.code, refused.params)}
            onChange={setAmount}
          />
          <TextField
            label={t($ => $.sell.comment)}
            value={comment}
            maxLength={99}
            onChange={setComment}
          />
        </div>
        {failure.words ? (
          <Notice tone="danger" role="alert">
            {failure.words}
          </Notice>
        ) : null}
        <Button
          type="submit"
          fullWidth
          aria-disabled={making.isPending || shift.isReading || undefined}
        >
          {t($ => (shift.isClosed ? $.sell.openShiftAndShow : $.sell.show))}
        </Button>
        {kind === 'static' ? (
          <FileMenu
            label={t($ => $.sell.stickerMenu)}
            icon={<IconPrinter size={18} aria-hidden />}
            choices={stickerPapers.map(printed)}
          >
            {t($ => $.sell.sticker)}
          </FileMenu>
        ) : null}
      </form>
      {shown ? (
        <CustomerView
          key={shown.code.qr}
          legalPartyId={legalPartyId}
          {...shown}
          returnFocusTo={() => document.getElementById(`${id}-amount`)}
          onNext={() => {
            setShown(undefined)
            setAmount('')
            setComment('')
          }}
        />
      ) : null}
    </SummaryCard>
  )
}

const labelOf = (source: QrSource): string =>
  source.salePointName ? salePlaceOf(source) : `${source.name} · ${shortAccount(source.account)}`

interface AmountRefusal {
  readonly code: string
  readonly params: Params
}

interface ReadAmount {
  readonly amount?: string
  readonly refusal?: AmountRefusal
}

/** A one-time code has an amount; a permanent one may leave it to the customer. */
function readAmount(typed: string, kind: 'dynamic' | 'static'): ReadAmount {
  const refused = (code: string, params: Params = {}) => ({ refusal: { code, params } })
  if (typed.trim() === '') return kind === 'static' ? {} : refused('AMOUNT_EMPTY')
  const read = parseTypedAmount(typed, 'KGS')
  if (!read.ok) return refused(read.error.code, read.error.params)
  return read.value > 0n ? { amount: toDecimal(read.value, 'KGS') } : refused('AMOUNT_NOT_POSITIVE')
}
