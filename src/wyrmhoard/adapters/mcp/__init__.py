"""Language models at the table: tools over the Model Context Protocol.

A model sees what its seat may know, in words, and says moves in words; the rules stay where they are.
Its seat is called a program, for everybody to see.
"""
