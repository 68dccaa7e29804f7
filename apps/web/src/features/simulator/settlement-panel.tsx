import { useQuery } from '@tanstack/react-query'
import { errorText } from '@tartip/domain/errors/catalogue'
import {
  interbankAmountRefusal,
  interbankSystems,
  type InterbankSystem,
} from '@tartip/domain/payment/interbank-choice'
import { parseTypedAmount } from '@tartip/domain/money/typed-amount'
import { toDecimal } from '@tartip/domain/money/decimal'
import { officerTexts } from '@tartip/domain/text/officer-text'
import { formatDateTime } from '@tartip/domain/time/format-date'
import { fromIso } from '@tartip/domain/time/instant'
import { useState, type SubmitEvent } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { Tabs } from '../../components/controls/tabs.tsx'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { toast } from '../../components/feedback/toast-store.ts'
import { MoneyField } from '../../components/fields/money-field.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { Amount } from '../../components/text/amount.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import {
  type Correspondent,
  type Settlement,
  type SessionPosition,
  settlementQuery,
  type SettledSession,
} from './api/settlement-api.ts'
import { DeskLine, DeskList } from './desk-list.tsx'
import { QrCustomerForm } from './qr-customer-form.tsx'
import { ReturnedPayments } from './returned-payments.tsx'
import classes from './simulator.module.css'
import { useOfficerText } from './use-officer-text.ts'
import { useDeskAction } from './use-desk-action.ts'

/** Settlement between banks: incoming payments, and the sessions that net and settle them. */
export function SettlementPanel() {
  const settlement = useQuery(settlementQuery)
  return (
    <QueryState query={settlement}>
      {data => (
        <div className={classes.twoPanels}>
          <div className={classes.stack}>
            <QrCustomerForm />
            <IncomingForm settlement={data} />
          </div>
          <div className={classes.stack}>
            <Sessions sessions={data.sessions} />
            <ReturnedPayments returned={data.returned} />
            <Correspondents correspondents={data.correspondents} />
          </div>
        </div>
      )}
    </QueryState>
  )
}

function IncomingForm({ settlement: { payers, accounts } }: { settlement: Settlement }) {
  const { t } = useTranslation('simulator')
  const { busyPath, runAction } = useDeskAction()
  const [system, setSystem] = useState<InterbankSystem>('CLEARING')
  const [payerAccount, setPayerAccount] = useState('')
  const [account, setAccount] = useState('')
  const [typed, setTyped] = useState('')
  const [documentNumber, setDocumentNumber] = useState('1')
  const purpose = useOfficerText('purpose')
  const amount = parseTypedAmount(typed, 'KGS')
  const amountError = useAmountError(system, typed)
  const isComplete =
    payerAccount !== '' &&
    account !== '' &&
    amount.ok &&
    amount.value > 0n &&
    amountError === undefined &&
    /^\d{1,10}$/.test(documentNumber) &&
    purpose.isSendable
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isComplete || !amount.ok) return
    const sent = await runAction('/settlement/incoming', {
      system,
      payerAccount,
      account,
      amount: toDecimal(amount.value, 'KGS'),
      documentNumber,
      purpose: purpose.read(),
    })
    if (!sent) return
    toast.success(t($ => $.settlement.moneySent))
    setTyped('')
  }
  return (
    <section className={classes.panel} aria-labelledby="settlement-incoming">
      <h2 id="settlement-incoming">{t($ => $.settlement.incoming)}</h2>
      <p className={classes.quiet}>
        {t($ => (system === 'CLEARING' ? $.settlement.withSession : $.settlement.atOnce))}
      </p>
      <form className={classes.letterForm} onSubmit={event => void handleSubmit(event)} noValidate>
        <Tabs
          label={t($ => $.settlement.system)}
          value={system}
          tabs={interbankSystems.map(value => ({
            value,
            label: t($ => $.settlement.systems[value]),
          }))}
          onChange={setSystem}
        />
        <SelectField
          label={t($ => $.settlement.from)}
          value={payerAccount}
          options={payers.map(payer => ({
            value: payer.account,
            label: payer.companyName,
            description: payer.account,
          }))}
          onChange={setPayerAccount}
        />
        <SelectField
          label={t($ => $.settlement.to)}
          value={account}
          options={accounts.map(one => ({
            value: one.account,
            label: one.companyName,
            description: one.account,
          }))}
          onChange={setAccount}
        />
        <MoneyField
          label={t($ => $.settlement.amount)}
          currency="KGS"
          value={typed}
          error={amountError}
          onChange={setTyped}
        />
        <TextField
          label={t($ => $.settlement.number)}
          value={documentNumber}
          maxLength={10}
          onChange={setDocumentNumber}
        />
        <TextField
          label={t($ => $.settlement.purpose)}
          value={purpose.value}
          error={purpose.error}
          maxLength={officerTexts.purpose.longest}
          onChange={purpose.change}
        />
        <div className={classes.buttons}>
          <Button type="submit" disabled={busyPath !== undefined || !isComplete}>
            {t($ => $.settlement.send)}
          </Button>
        </div>
      </form>
    </section>
  )
}

/** The error of the typed amount; an incomplete amount is not an error yet. */
function useAmountError(system: InterbankSystem, typed: string): string | undefined {
  const language = useLanguage()
  const amount = parseTypedAmount(typed, 'KGS')
  if (!amount.ok) {
    const { code, params } = amount.error
    return code === 'AMOUNT_EMPTY' ? undefined : errorText(code, params, language)
  }
  const refusal = interbankAmountRefusal(system, amount.value)
  return refusal && errorText(refusal, {}, language)
}

function Sessions({ sessions }: { sessions: readonly SettledSession[] }) {
  const { t } = useTranslation('simulator')
  return (
    <DeskList
      id="settlement-sessions"
      title={t($ => $.settlement.sessions)}
      text={t($ => $.settlement.sessionsText)}
      items={sessions}
      keyOf={({ system, closesAt }) => `${system} ${closesAt}`}
      empty={t($ => $.settlement.noSessions)}
      emptyTone="empty"
    >
      {session => <SessionLine session={session} />}
    </DeskList>
  )
}

function Correspondents({ correspondents }: { correspondents: readonly Correspondent[] }) {
  const { t } = useTranslation('simulator')
  if (correspondents.length === 0) return null
  return (
    <DeskList
      id="settlement-correspondents"
      title={t($ => $.settlement.correspondents)}
      text={t($ => $.settlement.correspondentsText)}
      items={correspondents}
      keyOf={({ currency, code }) => `${currency} ${code}`}
    >
      {({ currency, code, counterpartyName, country, balance }) => (
        <DeskLine
          title={counterpartyName}
          note={`${code} · ${country}`}
          end={<Amount value={balance} currency={currency} />}
        />
      )}
    </DeskList>
  )
}

function SessionLine({ session }: { session: SettledSession }) {
  const { t } = useTranslation('simulator')
  const { currency } = session
  return (
    <DeskLine
      title={`${t($ => $.settlement.transits[session.system])}, ${formatDateTime(fromIso(session.closesAt))}`}
      below={
        <ul className={classes.quiet}>
          {session.positions.map(({ participant, name, documents, net }) => (
            <li key={participant}>
              <Participant participant={participant} name={name} />
              {' · '}
              {t($ => $.settlement.documents, { count: documents })}
              {' · '}
              <Amount value={net} currency={currency} />
            </li>
          ))}
        </ul>
      }
      end={<Amount value={session.net} currency={currency} />}
    />
  )
}

/** The participant of a netting: a bank by its name, a provider of QR codes by its address. */
function Participant({ participant, name }: Pick<SessionPosition, 'participant' | 'name'>) {
  const { t } = useTranslation('simulator')
  const language = useLanguage()
  if (name) return name[language]
  if (participant === '') return t($ => $.settlement.noParticipant)
  const isBank = /^\d+$/.test(participant)
  return isBank ? t($ => $.settlement.participant, { name: participant }) : participant
}
