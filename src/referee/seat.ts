/** A player's place in a fight, numbered from 1; the rules' order of age (R5) is the order of these numbers. */
export type Seat = number

/** Who looks at a fight: one of its seats, its host, or anybody. The host and the public see the same picture. */
export type Viewer = Seat | 'HOST' | 'PUBLIC'
