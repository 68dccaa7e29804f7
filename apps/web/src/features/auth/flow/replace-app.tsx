import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { replaceApp, type FlowState } from '../api/flow.ts'
import { FlowSteps, type FlowStepsProps } from './flow-steps.tsx'
import classes from './flow.module.css'
import { RefusalView } from './refusal-view.tsx'
import { useStep } from './use-step.ts'

/** After the right password: a code by SMS in place of the app, then a new app. */
export function ReplaceApp(props: Omit<FlowStepsProps, 'started'>) {
  const { t } = useTranslation('authFlow')
  const { onStartOver } = props
  const [started, setStarted] = useState<FlowState | undefined>(undefined)
  const step = useStep(() => onStartOver(true))
  const hasRequested = useRef(false)
  const begin = () => step.run(async () => setStarted(await replaceApp()))

  useEffect(function requestOnce() {
    if (hasRequested.current) return
    hasRequested.current = true
    void begin()
    // Once, when it is opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  if (started) return <FlowSteps {...props} started={started} />
  return (
    <div className={classes.form}>
      <RefusalView step={step} />
      <Button
        fullWidth
        aria-disabled={step.isBusy || step.secondsLeft > 0 || undefined}
        onClick={() => void begin()}
      >
        {step.isBusy ? t($ => $.sending) : t($ => $.sms.resend)}
      </Button>
      <Button variant="subtle" fullWidth onClick={() => onStartOver(false)}>
        {t($ => $.abort)}
      </Button>
    </div>
  )
}
