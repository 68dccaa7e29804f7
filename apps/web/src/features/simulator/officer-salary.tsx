import { queryOptions, useQuery } from '@tanstack/react-query'
import {
  colourOfCardState,
  salaryCardStateNames,
  salaryCardStates,
  salaryContractStateNames,
  salaryContractStates,
  type SalaryCardState,
  type SalaryContractState,
} from '@tartip/domain/salary/salary-project'
import { useState } from 'react'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { StatusLabel } from '../../components/text/status-chip.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import type { OfficerContract } from './api/desk-api.ts'
import { callSimulator } from './api/simulator-api.ts'
import { DeskButton } from './desk-button.tsx'
import { DeskLine, DeskList } from './desk-list.tsx'
import type { OfficerActions } from './officer-actions.ts'
import classes from './simulator.module.css'

interface SalaryEmployee {
  readonly employeeId: string
  readonly fullName: string
  readonly cardState: SalaryCardState
  readonly cardAccount?: string
}

const employeesQuery = (legalPartyId: string) =>
  queryOptions({
    queryKey: ['simulator', 'salary', legalPartyId] as const,
    queryFn: async ({ signal }) => {
      const path = `/salary/${legalPartyId}` as const
      const answer = await callSimulator('GET', path, undefined, signal)
      return answer as { readonly employees: readonly SalaryEmployee[] }
    },
    enabled: legalPartyId !== '',
  })

interface OfficerSalaryProps {
  contracts: readonly OfficerContract[]
  actions: OfficerActions
}

/** The bank's side of the salary project: the state of a company's contract and of its employees' cards. */
export function OfficerSalary({ contracts, actions }: OfficerSalaryProps) {
  const { t } = useTranslation('simulator')
  const language = useLanguage()
  const companies = new Map(contracts.map(one => [one.legalPartyId, one.companyName]))
  const [chosen, setChosen] = useState<string>()
  const legalPartyId = chosen ?? contracts[0]?.legalPartyId ?? ''
  const [contractState, setContractState] = useState<SalaryContractState>('VERIFIED')
  const [cardState, setCardState] = useState<SalaryCardState>('BLOCKED')
  const query = useQuery(employeesQuery(legalPartyId))
  const path = `/salary/${legalPartyId}` as const
  return (
    <div className={classes.section}>
      <SelectField
        label={t($ => $.salary.company)}
        value={legalPartyId}
        options={[...companies].map(([value, label]) => ({ value, label }))}
        onChange={setChosen}
      />
      <SelectField
        label={t($ => $.salary.contract)}
        value={contractState}
        options={salaryContractStates.map(value => ({
          value,
          label: salaryContractStateNames[value][language],
        }))}
        onChange={next => setContractState(next as SalaryContractState)}
      />
      <DeskButton
        isBusy={actions.isBusy}
        onClick={() => actions.runAction(`${path}/contract`, { state: contractState })}
      >
        {t($ => $.salary.setContract)}
      </DeskButton>
      <SelectField
        label={t($ => $.salary.card)}
        value={cardState}
        options={salaryCardStates.map(value => ({
          value,
          label: salaryCardStateNames[value][language],
        }))}
        onChange={next => setCardState(next as SalaryCardState)}
      />
      <QueryState query={query}>
        {({ employees }) => (
          <DeskList
            id="officer-salary"
            title={t($ => $.salary.employees)}
            items={employees}
            keyOf={({ employeeId }) => employeeId}
            wordsOf={({ fullName, cardAccount }) => [fullName, cardAccount ?? '']}
          >
            {employee => (
              <DeskLine
                title={employee.fullName}
                note={employee.cardAccount}
                end={
                  <StatusLabel
                    colour={colourOfCardState(employee.cardState)}
                    label={salaryCardStateNames[employee.cardState][language]}
                  />
                }
              >
                <DeskButton
                  isBusy={actions.isBusy}
                  onClick={() =>
                    actions.runAction(`${path}/employees/${employee.employeeId}/card`, {
                      state: cardState,
                    })
                  }
                >
                  {salaryCardStateNames[cardState][language]}
                </DeskButton>
              </DeskLine>
            )}
          </DeskList>
        )}
      </QueryState>
    </div>
  )
}
