const WIDTH = 40

/** How far many fights are: `eta`, the seconds that are left, is not known before the first are over. */
export const progressLine = ({ value, total, eta }: { readonly value: number, readonly total: number, readonly eta: number }): string => {
  const filled = total === 0 ? WIDTH : Math.round(WIDTH * value / total)
  const left = value > 0 && Number.isFinite(eta) ? `, ${timeLeft(Math.round(eta))} left` : ''
  return `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${value} of ${total} fights${left}`
}

const timeLeft = (seconds: number): string => seconds < 100 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
