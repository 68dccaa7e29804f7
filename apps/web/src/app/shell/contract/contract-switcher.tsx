import '@mantine/core/styles/Popover.layer.css'
import { Popover } from '@mantine/core'
import { errorText } from '@tartip/domain/errors/catalogue'
import { signRightNames } from '@tartip/domain/people/sign-right'
import { IconSelector } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../../components/controls/visually-hidden.tsx'
import { toast } from '../../../components/feedback/toast-store.ts'
import { toApiError } from '../../../lib/api-error.ts'
import { anyFormIsDirty } from '../../../lib/dirty-forms.ts'
import { importPart } from '../../../lib/lost-chunk.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import type { Contract } from '../../../lib/use-me.ts'
import { useMe } from '../../../lib/use-me.ts'
import { announce } from '../../announcer.tsx'
import { ContractList } from './contract-list.tsx'
import classes from './contract-switcher.module.css'
import { switchContract } from './switch-contract.ts'
import { useSwitchContractDeps } from './use-switch-contract.ts'

const LeaveDialog = lazy(async () => {
  const { LeaveDialog: component } = await importPart(() => import('./leave-dialog.tsx'))
  return { default: component }
})

/** The company the person works for now, its contract and his right in it; and the way to another. */
export function ContractSwitcher() {
  const { t } = useTranslation('common')
  const language = useLanguage()
  const me = useMe()
  const deps = useSwitchContractDeps()
  const [isOpen, setIsOpen] = useState(false)
  const [asked, setAsked] = useState<Contract | undefined>(undefined)
  const { currentContract: contract, userContracts } = me

  const enter = async (chosen: Contract) => {
    setAsked(undefined)
    try {
      await switchContract(deps, chosen)
      const text = t($ => $.contract.switched, { name: chosen.companyName })
      announce(text)
      toast.info(text)
    } catch (error) {
      const failure = toApiError(error)
      toast.error(
        failure.isNetwork
          ? t($ => $.errors.network)
          : errorText(failure.code, failure.params, language),
      )
    }
  }
  const handleChoice = (chosen: Contract) => {
    setIsOpen(false)
    if (chosen.id === contract.id) return
    if (anyFormIsDirty()) setAsked(chosen)
    else void enter(chosen)
  }

  const details = (
    <span className={classes.texts}>
      <span className={classes.company}>{contract.companyName}</span>
      <span className={classes.details}>
        {t($ => $.contract.number, { number: contract.contractNum })}
        {' · '}
        {signRightNames[contract.userContractAttributes.signRight][language]}
      </span>
    </span>
  )
  if (userContracts.length < 2) return <div className={classes.box}>{details}</div>
  return (
    <>
      <Popover
        opened={isOpen}
        onChange={setIsOpen}
        position="bottom-start"
        width={340}
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <button
            type="button"
            className={classes.box}
            aria-haspopup="dialog"
            onClick={() => setIsOpen(open => !open)}
          >
            {details}
            <VisuallyHidden>{t($ => $.contract.choose)}</VisuallyHidden>
            <IconSelector size={18} aria-hidden className={classes.arrow} />
          </button>
        </Popover.Target>
        <Popover.Dropdown aria-label={t($ => $.contract.list)}>
          <ContractList contracts={userContracts} current={contract} onChoose={handleChoice} />
        </Popover.Dropdown>
      </Popover>
      {asked ? (
        <Suspense>
          <LeaveDialog
            companyName={asked.companyName}
            onConfirm={() => void enter(asked)}
            onCancel={() => setAsked(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
