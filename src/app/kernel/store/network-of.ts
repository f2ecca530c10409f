/** The network that an address belongs to: an IPv6 customer has a whole /64. */
export const networkOf = (address: string): string =>
  address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;
