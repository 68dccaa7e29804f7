import { formatDecimal } from '@tartip/domain/money/format-amount'
import { parseTypedAmount } from '@tartip/domain/money/typed-amount'
import { toDecimal } from '@tartip/domain/money/decimal'
import {
  limitPeriods,
  limitScopes,
  limitStandings,
  type LimitPeriod,
  type LimitScope,
} from '@tartip/domain/payment/operation-limits'
import { useState, type SubmitEvent } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { MoneyField } from '../../components/fields/money-field.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { Chip } from '../../components/text/chip.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import type { OfficerLimits, OfficerPerson } from './api/desk-api.ts'
import { DeskButton } from './desk-button.tsx'
import { DeskLine, DeskList } from './desk-list.tsx'
import type { OfficerActions } from './officer-actions.ts'
import classes from './simulator.module.css'

interface OfficerLimitsProps {
  limits: readonly OfficerLimits[]
  people: readonly OfficerPerson[]
  actions: OfficerActions
}

/** What each company may move in one operation, a day and a month, and whether the bank has blocked it. */
export function OfficerLimitsSection({ limits, people, actions }: OfficerLimitsProps) {
  const { t } = useTranslation('simulator')
  return (
    <div className={classes.twoPanels}>
      <DeskList
        id="officer-limits"
        title={t($ => $.officer.limits)}
        text={t($ => $.limits.source)}
        items={limits}
        keyOf={({ legalPartyId }) => legalPartyId}
        wordsOf={({ companyName }) => [companyName]}
      >
        {company => <CompanyLine company={company} people={people} actions={actions} />}
      </DeskList>
      <SetLimit limits={limits} people={people} actions={actions} />
    </div>
  )
}

interface CompanyLineProps {
  company: OfficerLimits
  people: readonly OfficerPerson[]
  actions: OfficerActions
}

function CompanyLine({ company, people, actions }: CompanyLineProps) {
  const { t } = useTranslation('simulator')
  const { legalPartyId, companyName, standing, limits } = company
  const path = `/officer/limits/${legalPartyId}` as const
  const nameOf = (personId: string) =>
    people.find(person => person.personId === personId)?.fullName ?? ''
  return (
    <DeskLine
      title={companyName}
      end={
        standing === 'FULL' ? null : (
          <Chip tone="danger">{t($ => $.limits.standings[standing])}</Chip>
        )
      }
      below={
        <ul className={classes.lines}>
          {limits.map(({ scope, period, personId, limit }) => (
            <DeskLine
              key={`${scope} ${period} ${personId}`}
              title={[t($ => $.limits.scopes[scope]), nameOf(personId)].filter(Boolean).join(' · ')}
              note={t($ => $.limits.periods[period])}
              end={<span translate="no">{formatDecimal(limit, 'KGS')}</span>}
            >
              <DeskButton
                isBusy={actions.isBusy}
                onClick={() => actions.runAction(path, { scope, period, personId, amount: null })}
              >
                {t($ => $.limits.remove)}
              </DeskButton>
            </DeskLine>
          ))}
        </ul>
      }
    >
      {limitStandings
        .filter(other => other !== standing)
        .map(other => (
          <DeskButton
            key={other}
            isBusy={actions.isBusy}
            onClick={() => actions.runAction(`${path}/standing`, { standing: other })}
          >
            {t($ => $.limits.standings[other])}
          </DeskButton>
        ))}
    </DeskLine>
  )
}

function SetLimit({ limits, people, actions }: OfficerLimitsProps) {
  const { t } = useTranslation('simulator')
  const [legalPartyId, setLegalPartyId] = useState('')
  const [scope, setScope] = useState<LimitScope>('ORGANISATION')
  const [period, setPeriod] = useState<LimitPeriod>('DAY')
  const [personId, setPersonId] = useState('')
  const [typed, setTyped] = useState('')
  const amount = parseTypedAmount(typed, 'KGS')
  const hasOwner = scope !== 'PERSON' || personId !== ''
  const isComplete = legalPartyId !== '' && hasOwner && typed !== '' && amount.ok
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isComplete) return
    actions.runAction(`/officer/limits/${legalPartyId}`, {
      scope,
      period,
      personId: scope === 'PERSON' ? personId : '',
      amount: toDecimal(amount.value, 'KGS'),
    })
    setTyped('')
  }
  return (
    <section className={classes.panel} aria-labelledby="officer-set-limit">
      <h2 id="officer-set-limit">{t($ => $.limits.set)}</h2>
      <form className={classes.letterForm} onSubmit={handleSubmit} noValidate>
        <SelectField
          label={t($ => $.officer.company)}
          value={legalPartyId}
          options={limits.map(one => ({ value: one.legalPartyId, label: one.companyName }))}
          onChange={setLegalPartyId}
        />
        <SelectField
          label={t($ => $.limits.scope)}
          value={scope}
          options={limitScopes.map(value => ({ value, label: t($ => $.limits.scopes[value]) }))}
          onChange={value => setScope(limitScopes.find(one => one === value) ?? 'ORGANISATION')}
        />
        {scope === 'PERSON' ? (
          <SelectField
            label={t($ => $.limits.person)}
            value={personId}
            options={people.map(person => ({ value: person.personId, label: person.fullName }))}
            onChange={setPersonId}
          />
        ) : null}
        <SelectField
          label={t($ => $.limits.period)}
          value={period}
          options={limitPeriods.map(value => ({ value, label: t($ => $.limits.periods[value]) }))}
          onChange={value => setPeriod(limitPeriods.find(one => one === value) ?? 'DAY')}
        />
        <MoneyField
          label={t($ => $.limits.amount)}
          value={typed}
          currency="KGS"
          onChange={setTyped}
        />
        <div className={classes.buttons}>
          <Button type="submit" variant="default" disabled={actions.isBusy || !isComplete}>
            {t($ => $.limits.set)}
          </Button>
        </div>
      </form>
    </section>
  )
}
