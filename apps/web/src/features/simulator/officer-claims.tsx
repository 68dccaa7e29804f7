import { parseTypedAmount } from '@tartip/domain/money/typed-amount'
import { toDecimal } from '@tartip/domain/money/decimal'
import { useState, type SubmitEvent } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { toast } from '../../components/feedback/toast-store.ts'
import { MoneyField } from '../../components/fields/money-field.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { Amount } from '../../components/text/amount.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import type { OfficerClaim, OfficerShop } from './api/desk-api.ts'
import { DeskButton } from './desk-button.tsx'
import { DeskLine, DeskList } from './desk-list.tsx'
import type { OfficerActions } from './officer-actions.ts'
import classes from './simulator.module.css'

interface OfficerClaimsProps {
  claims: readonly OfficerClaim[]
  shops: readonly OfficerShop[]
  actions: OfficerActions
}

/** Instalment purchases that the partner decides: approved step by step, or refused. */
export function OfficerClaims({ claims, shops, actions }: OfficerClaimsProps) {
  const { t } = useTranslation('simulator')
  return (
    <div className={classes.twoPanels}>
      <DeskList
        id="officer-claims"
        title={t($ => $.officer.claims)}
        text={t($ => $.officer.source.claims)}
        items={claims}
        keyOf={({ loanClaimId }) => loanClaimId}
        empty={t($ => $.officer.noClaims)}
      >
        {claim => <ClaimLine claim={claim} actions={actions} />}
      </DeskList>
      <Buyer shops={shops} actions={actions} />
    </div>
  )
}

function ClaimLine({ claim, actions }: { claim: OfficerClaim; actions: OfficerActions }) {
  const { t } = useTranslation('simulator')
  const path = `/officer/claims/${claim.loanClaimId}` as const
  const isShopsTurn = claim.status === 'AWAITING_DELIVERY_CONFIRMATION'
  return (
    <DeskLine
      title={`${claim.claimNumber} · ${claim.buyer}`}
      note={`${claim.companyName} · ${t($ => $.officer.claimStates[claim.status])}`}
      end={<Amount value={claim.amount} currency="KGS" />}
    >
      {isShopsTurn ? null : (
        <DeskButton isBusy={actions.isBusy} onClick={() => actions.runAction(`${path}/advance`)}>
          {t($ => (claim.status === 'UNDER_REVIEW' ? $.officer.approve : $.officer.payOut))}
        </DeskButton>
      )}
      {claim.status === 'CREDITING_FUNDS' ? null : (
        <DeskButton
          isBusy={actions.isBusy}
          kind="danger"
          onClick={() =>
            actions.confirm({
              title: t($ => $.officer.refuseClaimTitle),
              text: t($ => $.officer.refuseClaimText, {
                number: claim.claimNumber,
                buyer: claim.buyer,
              }),
              confirmLabel: t($ => $.desk.refuse),
              path: `${path}/refuse`,
            })
          }
        >
          {t($ => $.desk.refuse)}
        </DeskButton>
      )}
    </DeskLine>
  )
}

/** A buyer in a shop applies for instalments. */
function Buyer({ shops, actions }: Omit<OfficerClaimsProps, 'claims'>) {
  const { t } = useTranslation('simulator')
  const language = useLanguage()
  const [chosen, setChosen] = useState('')
  const [months, setMonths] = useState('')
  const [amount, setAmount] = useState('')
  const [lastName, setLastName] = useState('')
  const [firstName, setFirstName] = useState('')
  const durations = shops.find(one => one.partnerContractId === chosen)?.durations ?? []
  const sum = parseTypedAmount(amount, 'KGS')
  const isComplete = sum.ok && months !== '' && lastName.trim() !== '' && firstName.trim() !== ''
  const buy = async () => {
    if (!sum.ok) return
    const body = {
      amount: toDecimal(sum.value, 'KGS'),
      months: Number.parseInt(months, 10),
      lastName,
      firstName,
    }
    if (!(await actions.runWithText(`/officer/shops/${chosen}/buy`, body))) return
    toast.success(t($ => $.officer.bought))
    setAmount('')
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isComplete) void buy()
  }
  return (
    <section className={classes.panel} aria-labelledby="officer-buy">
      <h2 id="officer-buy">{t($ => $.officer.buy)}</h2>
      <form className={classes.letterForm} onSubmit={handleSubmit} noValidate>
        <SelectField
          label={t($ => $.officer.shop)}
          value={chosen}
          options={shops.map(({ partnerContractId, companyName, productName }) => ({
            value: partnerContractId,
            label: productName[language],
            description: companyName,
          }))}
          onChange={id => {
            setChosen(id)
            setMonths('')
          }}
        />
        <SelectField
          label={t($ => $.officer.months)}
          value={months}
          options={durations.map(each => ({ value: String(each), label: String(each) }))}
          onChange={setMonths}
        />
        <MoneyField
          label={t($ => $.officer.price)}
          currency="KGS"
          value={amount}
          onChange={setAmount}
        />
        <TextField
          label={t($ => $.officer.lastName)}
          value={lastName}
          maxLength={60}
          onChange={setLastName}
        />
        <TextField
          label={t($ => $.officer.firstName)}
          value={firstName}
          maxLength={60}
          onChange={setFirstName}
        />
        <div className={classes.buttons}>
          <Button type="submit" variant="default" disabled={actions.isBusy || !isComplete}>
            {t($ => $.officer.buySubmit)}
          </Button>
        </div>
      </form>
    </section>
  )
}
