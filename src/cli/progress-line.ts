const WIDTH = 40

/** The progress of a simulation. `eta`: the remaining seconds, unknown until the first fights are finished. */
export const progressLine = ({ value, total, eta }: { readonly value: number, readonly total: number, readonly eta: number }): string => {
  const filled = total === 0 ? WIDTH : Math.round(WIDTH * value / total)
  const left = value > 0 && Number.isFinite(eta) ? `, ${timeLeft(Math.round(eta))} left` : ''
  return `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${value} of ${total} fights${left}`
}

const timeLeft = (seconds: number): string => seconds < 100 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
