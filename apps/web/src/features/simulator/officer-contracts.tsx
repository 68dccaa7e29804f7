import { Button } from '../../components/controls/button.tsx'
import { Chip } from '../../components/text/chip.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import type { OfficerContract } from './api/desk-api.ts'
import type { OfficerActions } from './officer-actions.ts'
import classes from './simulator.module.css'

interface OfficerContractsProps {
  contracts: readonly OfficerContract[]
  actions: OfficerActions
}

/** Contracts that end and begin again, and leave to make another API key. */
export function OfficerContracts({ contracts, actions }: OfficerContractsProps) {
  const { t } = useTranslation('simulator')
  return (
    <section className={classes.panel} aria-labelledby="officer-contracts">
      <h2 id="officer-contracts">{t($ => $.officer.contracts)}</h2>
      <ul className={classes.payments}>
        {contracts.map(contract => (
          <ContractLine key={contract.contractId} contract={contract} actions={actions} />
        ))}
      </ul>
    </section>
  )
}

interface ContractLineProps {
  contract: OfficerContract
  actions: OfficerActions
}

function ContractLine({ contract, actions }: ContractLineProps) {
  const { t } = useTranslation('simulator')
  const path = `/officer/contracts/${contract.contractId}` as const
  const askToEnd = () =>
    actions.confirm({
      title: t($ => $.officer.endContractTitle),
      text: t($ => $.officer.endContractText, {
        company: contract.companyName,
        number: contract.contractNum,
      }),
      confirmLabel: t($ => $.officer.endContract),
      path,
      body: { isActive: false },
    })
  return (
    <li className={classes.payment}>
      <div className={classes.paymentText}>
        <p>{contract.companyName}</p>
        <p className={classes.quiet}>№ {contract.contractNum}</p>
      </div>
      {contract.isActive ? (
        <Button
          size="sm"
          variant="default"
          color="danger"
          disabled={actions.isBusy}
          onClick={askToEnd}
        >
          {t($ => $.officer.endContract)}
        </Button>
      ) : (
        <>
          <Chip tone="danger">{t($ => $.officer.contractEnded)}</Chip>
          <Button
            size="sm"
            variant="default"
            disabled={actions.isBusy}
            onClick={() => actions.order(path, { isActive: true })}
          >
            {t($ => $.officer.resumeContract)}
          </Button>
        </>
      )}
      <Button
        size="sm"
        variant="default"
        disabled={actions.isBusy}
        onClick={() =>
          actions.order(`/officer/organisations/${contract.legalPartyId}/allow-api-key`)
        }
      >
        {t($ => $.officer.allowApiKey)}
      </Button>
    </li>
  )
}
