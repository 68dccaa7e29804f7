import { useQuery } from '@tanstack/react-query'
import { errorText } from '@tartip/domain/errors/catalogue'
import { formatAmount } from '@tartip/domain/money/format-amount'
import { parseDecimal } from '@tartip/domain/money/decimal'
import { formatDate } from '@tartip/domain/time/format-date'
import { useState, type FormEvent } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { InnField } from '../../components/fields/inn-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { SummaryCard } from '../../components/layout/summary-card.tsx'
import { Chip } from '../../components/text/chip.tsx'
import type { FineSearchInput } from '../../lib/api-types/payment.generated.ts'
import { textOfWire } from '../../lib/text-of-wire.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useMe } from '../../lib/use-me.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { finesQuery, type FoundFine } from './budget-queries.ts'
import classes from './budget.module.css'
import { ChoiceList } from './choice-list.tsx'
import { choose, usePayChosen } from './chosen-payments.ts'

/** A fine is found by the number of its protocol, or by the car and the person. */
export function Fines() {
  const { t } = useTranslation('budget')
  const language = useLanguage()
  const companyInn = useMe().currentContract.inn
  const [by, setBy] = useState<'protocol' | 'owner'>('owner')
  const [texts, setTexts] = useState({ protocol: '', vehicle: '', inn: companyInn })
  const [isTried, setIsTried] = useState(false)
  const [search, setSearch] = useState<FineSearchInput>()
  const set = (patch: Partial<typeof texts>) => setTexts(now => ({ ...now, ...patch }))
  const wanted = by === 'protocol' ? protocolOf(texts) : ownerOf(texts)
  const find = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (wanted) setSearch(wanted)
  }
  const lackOf = (field: 'protocol' | 'vehicle') =>
    isTried && !wanted ? errorText('FIELD_REQUIRED', { field }, language) : undefined
  const ways = [
    { value: 'owner', label: t($ => $.fines.byOwner) },
    { value: 'protocol', label: t($ => $.fines.byProtocol) },
  ] as const
  return (
    <div className={classes.columns}>
      <SummaryCard title={t($ => $.fines.title)}>
        <form className={classes.fields} noValidate onSubmit={find}>
          <fieldset className={classes.kinds}>
            <legend>{t($ => $.fines.by)}</legend>
            {ways.map(({ value, label }) => (
              <label key={value} className={classes.kind}>
                <input
                  type="radio"
                  name="fine-search"
                  checked={by === value}
                  onChange={() => setBy(value)}
                />
                {label}
              </label>
            ))}
          </fieldset>
          {by === 'protocol' ? (
            <TextField
              label={t($ => $.fines.protocol)}
              isRequired
              value={texts.protocol}
              error={lackOf('protocol')}
              onChange={protocol => set({ protocol })}
            />
          ) : (
            <>
              <TextField
                label={t($ => $.vehicle)}
                hint={t($ => $.fines.vehicleHint)}
                value={texts.vehicle}
                error={lackOf('vehicle')}
                onChange={vehicle => set({ vehicle })}
              />
              <InnField
                label={t($ => $.fines.inn)}
                value={texts.inn}
                onChange={inn => set({ inn })}
              />
            </>
          )}
          <Button type="submit">{t($ => $.fines.find)}</Button>
        </form>
      </SummaryCard>
      {search ? (
        <SummaryCard title={t($ => $.fines.found)}>
          <FoundFines search={search} />
        </SummaryCard>
      ) : null}
    </div>
  )
}

interface Texts {
  readonly protocol: string
  readonly vehicle: string
  readonly inn: string
}

const protocolOf = ({ protocol }: Texts): FineSearchInput | undefined =>
  protocol.trim() === '' ? undefined : { protocol: protocol.trim() }

function ownerOf({ vehicle, inn }: Texts): FineSearchInput | undefined {
  const car = vehicle.trim()
  const person = inn.replaceAll(/\s/g, '')
  if (car === '' && person === '') return undefined
  return { ...(car ? { vehicle: car } : {}), ...(person ? { inn: person } : {}) }
}

function FoundFines({ search }: { search: FineSearchInput }) {
  const { t } = useTranslation('budget')
  const payChosen = usePayChosen()
  const found = useQuery(finesQuery(useMe().currentContract.orgReferenceId, search))
  return (
    <QueryState
      query={found}
      empty={<EmptyState illustration="done" isCompact title={t($ => $.fines.none)} />}
    >
      {fines => (
        <ChoiceList
          key={JSON.stringify(search)}
          label={t($ => $.fines.found)}
          items={fines.map(fine => ({
            id: fine.id,
            title: textOfWire(fine.title),
            amount: fine.amount,
            isBeingPaid: fine.isBeingPaid,
            facts: <FineFacts fine={fine} />,
          }))}
          onPay={items => payChosen(items.map(({ id, title }) => choose(title, { fineId: id })))}
        />
      )}
    </QueryState>
  )
}

/** The protocol, the car, the day, and until when the discount holds. */
function FineFacts({ fine }: { fine: FoundFine }) {
  const { t } = useTranslation('budget')
  const full = parseDecimal(fine.fullAmount, 'KGS')
  return (
    <>
      {[fine.protocol, fine.vehicle, formatDate(fine.issuedOn)].filter(Boolean).join(' · ')}
      {fine.discountUntil && full.ok ? (
        <Chip tone="success">
          {t($ => $.fines.discount, {
            date: formatDate(fine.discountUntil),
            full: formatAmount(full.value, 'KGS'),
          })}
        </Chip>
      ) : null}
    </>
  )
}
