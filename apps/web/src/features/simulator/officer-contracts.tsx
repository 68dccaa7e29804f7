import { numbered } from '@tartip/domain/documents/numbered'
import { Chip } from '../../components/text/chip.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import type { OfficerContract } from './api/desk-api.ts'
import { DeskButton } from './desk-button.tsx'
import { DeskLine, DeskList } from './desk-list.tsx'
import type { OfficerActions } from './officer-actions.ts'

interface OfficerContractsProps {
  contracts: readonly OfficerContract[]
  actions: OfficerActions
}

/** Contracts that can be ended and resumed, and permission for a new API key. */
export function OfficerContracts({ contracts, actions }: OfficerContractsProps) {
  const { t } = useTranslation('simulator')
  return (
    <DeskList
      id="officer-contracts"
      title={t($ => $.officer.contracts)}
      items={contracts}
      keyOf={({ contractId }) => contractId}
      wordsOf={({ companyName, contractNum }) => [companyName, contractNum]}
    >
      {contract => <ContractLine contract={contract} actions={actions} />}
    </DeskList>
  )
}

interface ContractLineProps {
  contract: OfficerContract
  actions: OfficerActions
}

function ContractLine({ contract, actions }: ContractLineProps) {
  const { t } = useTranslation('simulator')
  const language = useLanguage()
  const path = `/officer/contracts/${contract.contractId}` as const
  const confirmEnd = () =>
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
    <DeskLine
      title={contract.companyName}
      note={numbered(contract.contractNum, language)}
      end={contract.isActive ? null : <Chip tone="danger">{t($ => $.officer.contractEnded)}</Chip>}
    >
      {contract.isActive ? (
        <DeskButton isBusy={actions.isBusy} kind="danger" onClick={confirmEnd}>
          {t($ => $.officer.endContract)}
        </DeskButton>
      ) : (
        <DeskButton
          isBusy={actions.isBusy}
          onClick={() => actions.runAction(path, { isActive: true })}
        >
          {t($ => $.officer.resumeContract)}
        </DeskButton>
      )}
      <DeskButton
        isBusy={actions.isBusy}
        onClick={() =>
          actions.runAction(`/officer/organisations/${contract.legalPartyId}/allow-api-key`)
        }
      >
        {t($ => $.officer.allowApiKey)}
      </DeskButton>
    </DeskLine>
  )
}
