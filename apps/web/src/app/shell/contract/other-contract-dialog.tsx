import { useEffect, useId, useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { toast } from '../../../components/feedback/toast-store.ts'
import { useFailure } from '../../../lib/use-failure.ts'
import type { TabChannel } from '../../../lib/broadcast.ts'
import { tabChannel } from '../../../lib/broadcast.ts'
import { runPassively } from '../../../lib/passive.ts'
import { meQuery } from '../../../lib/me.ts'
import { useMe } from '../../../lib/use-me.ts'
import { announce } from '../../announcer.tsx'
import overlay from '../../overlay/blocking-dialog.module.css'
import { BlockingDialog } from '../../overlay/blocking-dialog.tsx'
import { enterContract, confirmContract } from './switch-contract.ts'
import { useSwitchContractDeps } from './use-switch-contract.ts'

interface OtherContractDialogProps {
  tabs?: TabChannel
}

/**
 * The session stands in one contract for all tabs. When another tab has moved it, this one shows
 * a question before anything else can be done: a payment typed here for one company must not meet another.
 */
export function OtherContractDialog({ tabs = tabChannel }: OtherContractDialogProps) {
  const me = useMe()
  const [chosenElsewhere, setChosenElsewhere] = useState<string | undefined>(undefined)
  const ownId = me.currentContract.userContractAttributes.userContractId

  useEffect(
    function listenForOtherContracts() {
      return tabs.listen(message => {
        if (message.type !== 'contract' || message.personId !== me.userReferenceId) return
        // A tab that comes back to ours takes the question away again.
        setChosenElsewhere(message.userContractId === ownId ? undefined : message.companyName)
      })
    },
    [tabs, me.userReferenceId, ownId],
  )

  if (chosenElsewhere === undefined) return null
  return (
    <OpenDialog
      companyName={chosenElsewhere}
      tabs={tabs}
      onDone={() => setChosenElsewhere(undefined)}
    />
  )
}

interface OpenDialogProps {
  companyName: string
  tabs: TabChannel
  onDone: () => void
}

function OpenDialog({ companyName, tabs, onDone }: OpenDialogProps) {
  const { t } = useTranslation('common')
  const me = useMe()
  const deps = useSwitchContractDeps()
  const titleId = useId()
  const textId = useId()
  const [isBusy, setIsBusy] = useState(false)
  const failure = useFailure()

  const run = async (act: () => Promise<void>) => {
    if (isBusy) return
    setIsBusy(true)
    failure.forget()
    try {
      await act()
      onDone()
    } catch (error) {
      failure.show(error)
    } finally {
      setIsBusy(false)
    }
  }
  const follow = async () => {
    const employee = await deps.queryClient.fetchQuery({ ...meQuery, staleTime: 0 })
    await enterContract(deps, employee)
    const text = t($ => $.contract.switched, { name: companyName })
    announce(text)
    toast.info(text)
  }
  const stay = async () => {
    await confirmContract(tabs, me.currentContract)
    // Queries sent meanwhile have been refused.
    runPassively(() => void deps.queryClient.refetchQueries({ type: 'active' }))
  }

  return (
    <BlockingDialog titleId={titleId} textId={textId}>
      <h2 id={titleId} className={overlay.title}>
        {t($ => $.contract.elsewhere, { name: companyName })}
      </h2>
      <p id={textId} className={overlay.text}>
        {t($ => $.contract.elsewhereText, { name: me.currentContract.companyName })}
      </p>
      {failure.words === undefined ? null : (
        <p className={overlay.error} role="alert">
          {failure.words}
        </p>
      )}
      <div className={overlay.actions}>
        <Button data-autofocus aria-disabled={isBusy || undefined} onClick={() => void run(stay)}>
          {t($ => $.contract.stayIn, { name: me.currentContract.companyName })}
        </Button>
        <Button
          variant="default"
          aria-disabled={isBusy || undefined}
          onClick={() => void run(follow)}
        >
          {t($ => $.contract.goTo, { name: companyName })}
        </Button>
      </div>
    </BlockingDialog>
  )
}
