import { signRightNames } from '@tartip/domain/people/sign-right'
import { IconSelector } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../lib/use-translation.ts'
import { VisuallyHidden } from '../../../components/controls/visually-hidden.tsx'
import { Flyout } from '../../../components/overlay/flyout.tsx'
import { toast } from '../../../components/feedback/toast-store.ts'
import { anyFormIsDirty } from '../../../lib/dirty-forms.ts'
import { failureWords } from '../../../lib/failure-words.ts'
import { lazySlot } from '../../../lib/lazy-part.tsx'
import { LostPart } from '../../../lib/lost-part.tsx'
import { useLanguage } from '../../../lib/use-language.ts'
import type { Contract } from '../../../lib/me.ts'
import { useMe } from '../../../lib/use-me.ts'
import { announce } from '../../announcer.tsx'
import { ContractList } from './contract-list.tsx'
import classes from './contract-switcher.module.css'
import { switchContract } from './switch-contract.ts'
import { useSwitchContractDeps } from './use-switch-contract.ts'

const leaveDialog = lazySlot(async () => (await import('./leave-dialog.tsx')).LeaveDialog)

interface ContractSwitcherProps {
  /** On a phone the right is worth more than a number that is cut off; the list has both. */
  isShort?: boolean
}

/** The company the person works for now, its contract and their right in it; and the way to another. */
export function ContractSwitcher({ isShort = false }: ContractSwitcherProps) {
  const { t } = useTranslation('common')
  const language = useLanguage()
  const me = useMe()
  const deps = useSwitchContractDeps()
  const [isOpen, setIsOpen] = useState(false)
  const [requested, setRequested] = useState<Contract | undefined>(undefined)
  const { currentContract: contract, userContracts } = me

  const enter = async (chosen: Contract) => {
    setRequested(undefined)
    try {
      await switchContract(deps, chosen)
      const text = t($ => $.contract.switched, { name: chosen.companyName })
      announce(text)
      toast.info(text)
    } catch (error) {
      toast.error(await failureWords(error, t, language))
    }
  }
  const handleChoice = (chosen: Contract) => {
    setIsOpen(false)
    if (chosen.id === contract.id) return
    if (anyFormIsDirty()) setRequested(chosen)
    else void enter(chosen)
  }

  const stay = () => setRequested(undefined)

  const number = t($ => $.contract.number, { number: contract.contractNum })
  const right = signRightNames[contract.userContractAttributes.signRight][language]
  const details = (
    <span className={classes.texts}>
      <span className={classes.company} translate="no">
        {contract.companyName}
      </span>
      <span className={classes.details}>{isShort ? right : `${number} · ${right}`}</span>
    </span>
  )
  if (userContracts.length < 2) return <div className={classes.box}>{details}</div>
  return (
    <>
      <Flyout
        opened={isOpen}
        onOpenedChange={setIsOpen}
        label={t($ => $.contract.choose)}
        side="start"
        width="21.25rem"
        target={targetProps => (
          <button type="button" className={classes.box} {...targetProps}>
            {details}
            <VisuallyHidden>{t($ => $.contract.choose)}</VisuallyHidden>
            <IconSelector size={18} aria-hidden className={classes.arrow} />
          </button>
        )}
      >
        <ContractList contracts={userContracts} current={contract} onChoose={handleChoice} />
      </Flyout>
      {requested ? (
        <LostPart onLost={stay}>
          <leaveDialog.Part
            companyName={requested.companyName}
            onConfirm={() => void enter(requested)}
            onCancel={stay}
          />
        </LostPart>
      ) : null}
    </>
  )
}
