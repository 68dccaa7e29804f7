import { signRightNames } from '@tartip/domain/people/sign-right'
import { holdsTerm } from '@tartip/domain/lists/search-text'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../lib/use-translation.ts'
import { SearchField } from '../../../components/fields/search-field.tsx'
import { useLanguage } from '../../../lib/use-language.ts'
import type { Contract } from '../../../lib/me.ts'
import { isUsable } from '../../load-me.ts'
import classes from './contract-switcher.module.css'

/** From this many contracts on the list can be searched. */
const searchFrom = 6

interface ContractListProps {
  contracts: readonly Contract[]
  current: Contract
  onChoose: (contract: Contract) => void
}

/** The person's contracts; one that is not in force stays visible with its reason. */
export function ContractList({ contracts, current, onChoose }: ContractListProps) {
  const { t } = useTranslation('common')
  const language = useLanguage()
  const [search, setSearch] = useState('')
  const found = contracts.filter(({ companyName, contractNum, inn }) =>
    holdsTerm([companyName, contractNum, inn, `${companyName} ${contractNum} ${inn}`], search),
  )
  return (
    <>
      {contracts.length >= searchFrom ? (
        <div className={classes.find}>
          <SearchField
            label={t($ => $.contract.search)}
            value={search}
            onChange={setSearch}
            autoFocus
          />
        </div>
      ) : null}
      <ul className={classes.list}>
        {found.map(contract => (
          <li key={contract.id}>
            <button
              type="button"
              className={classes.option}
              aria-current={contract.id === current.id ? 'true' : undefined}
              disabled={!isUsable(contract)}
              onClick={() => onChoose(contract)}
            >
              <span className={classes.texts}>
                <span className={classes.company} translate="no">
                  {contract.companyName}
                </span>
                <span className={classes.details}>
                  {isUsable(contract)
                    ? `${t($ => $.contract.number, { number: contract.contractNum })} · ${
                        signRightNames[contract.userContractAttributes.signRight][language]
                      }`
                    : t($ => $.contract.closed)}
                </span>
              </span>
              {contract.id === current.id ? <IconCheck size={18} aria-hidden /> : null}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 ? (
        <p className={classes.nothing} role="status">
          {t($ => $.contract.notFound)}
        </p>
      ) : null}
    </>
  )
}
