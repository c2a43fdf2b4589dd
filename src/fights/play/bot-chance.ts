import { createHmac } from 'node:crypto'

/** A bot's random numbers: the same for the same decision on every node, and independent of the fight's dice. */
export const botChance = (
  { secret, decision }: { readonly secret: string, readonly decision: string }
): (n: number) => number => {
  let drawn = 0
  return n => {
    const digest = createHmac('sha256', secret).update(JSON.stringify([decision, drawn++])).digest()
    // 48 bits for a few dozen options: the bias is negligible.
    return digest.readUIntBE(0, 6) % n
  }
}
