import type { FlowState } from '../api/flow.ts'

/** What every step gets. */
export interface StepProps {
  state: FlowState
  onNext: (next: FlowState) => void
  /** The step stays; another code has been sent. */
  onSent?: (next: FlowState) => void
  onTooLate: () => void
}
