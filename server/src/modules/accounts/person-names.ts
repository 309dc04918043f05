interface Named {
  firstName: string;
  lastName: string;
}

/** Removes spaces around names. */
export const trimNames = <Person extends Named>(person: Person): Person => ({
  ...person,
  firstName: person.firstName.trim(),
  lastName: person.lastName.trim(),
});
