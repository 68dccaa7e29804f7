import { useRouter } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { useFailure } from '../../../lib/use-failure.ts'
import type { Contract, Employee } from '../../../lib/me.ts'
import { fetchEmployee, isSignedIn, meQuery } from '../../../lib/me.ts'
import { runPassively } from '../../../lib/passive.ts'
import { sessionEvents, signOut } from '../../../lib/session-events.ts'
import { useMe } from '../../../lib/use-me.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { isUsable } from '../../load-me.ts'
import overlay from '../../overlay/blocking-dialog.module.css'
import { BlockingDialog } from '../../overlay/blocking-dialog.tsx'
import { ContractList } from './contract-list.tsx'
import { switchContract } from './switch-contract.ts'
import { useSwitchContractDeps } from './use-switch-contract.ts'

/**
 * Follows what the bank decides about a person who is at work. Another right in their contract: menu and
 * pages follow at once. A contract that was closed, or closed to them: they are asked where to go on, nothing of its
 * pages can be read any more, and what they were typing stays behind the question until they leave. A contract that another tab has chosen
 * is not this question's business.
 */
export function LostContractDialog() {
  const me = useMe()
  const router = useRouter()
  const { queryClient } = useSwitchContractDeps()
  const [employee, setEmployee] = useState<Employee | undefined>(undefined)
  const isLoading = useRef(false)
  const ownId = me.currentContract.userContractAttributes.userContractId

  useEffect(
    function followTheBank() {
      let isMissed = false
      const fetchLatest = async (): Promise<Employee> => {
        isLoading.current = true
        try {
          let now: Employee
          do {
            isMissed = false
            now = await runPassively(() => fetchEmployee())
            // What came meanwhile may be newer than this answer, unless it is the last word already.
          } while (isMissed && now.currentContract)
          return now
        } finally {
          isLoading.current = false
        }
      }
      const check = async () => {
        // Many calls are refused at once; one question is enough.
        if (isLoading.current) {
          isMissed = true
          return
        }
        try {
          const now = await fetchLatest()
          if (!now.currentContract) setEmployee(now)
          else if (
            isSignedIn(now) &&
            now.currentContract.userContractAttributes.userContractId === ownId
          ) {
            setEmployee(undefined)
            queryClient.setQueryData(meQuery.queryKey, now)
            // The guards check again: a page that is not theirs any more is left.
            await router.invalidate()
            // Rights on single accounts and cards show nowhere but in what each page has fetched.
            await runPassively(() => queryClient.invalidateQueries())
          }
        } catch {
          // No answer, or no session: the next call of the page gets the same answer and shows it.
          return
        }
      }
      const stops = [
        sessionEvents.on('contractLost', () => void check()),
        sessionEvents.on('rightsChanged', () => void check()),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    [ownId, queryClient, router],
  )

  return employee ? <OpenDialog employee={employee} lost={me.currentContract} /> : null
}

function OpenDialog({ employee, lost }: { employee: Employee; lost: Contract }) {
  const { t } = useTranslation('common')
  const deps = useSwitchContractDeps()
  const titleId = useId()
  const textId = useId()
  const failure = useFailure()
  const isBusy = useRef(false)
  const hasOthers = employee.userContracts.some(isUsable)

  const enter = async (contract: Contract) => {
    if (isBusy.current) return
    isBusy.current = true
    failure.forget()
    try {
      await switchContract(deps, contract)
    } catch (error) {
      failure.show(error)
    } finally {
      isBusy.current = false
    }
  }

  return (
    <BlockingDialog titleId={titleId} textId={textId} isOpaque>
      <h2 id={titleId} className={overlay.title}>
        {t($ => $.contract.lost, { name: lost.companyName })}
      </h2>
      <p id={textId} className={overlay.text}>
        {hasOthers ? t($ => $.contract.lostText) : t($ => $.contract.lostAll)}
      </p>
      {failure.words === undefined ? null : (
        <p className={overlay.error} role="alert">
          {failure.words}
        </p>
      )}
      {hasOthers ? (
        <ContractList
          contracts={employee.userContracts}
          current={lost}
          onChoose={contract => void enter(contract)}
        />
      ) : null}
      <div className={overlay.actions}>
        <Button variant={hasOthers ? 'default' : 'filled'} data-autofocus onClick={signOut}>
          {t($ => $.contract.signOut)}
        </Button>
      </div>
    </BlockingDialog>
  )
}
